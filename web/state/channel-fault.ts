import type { Notifications, TestedNotice } from "../../shared/contract/notifications.ts";
import type { NoticeTexts } from "../i18n/texts.ts";

type Told = Pick<
  NonNullable<Notifications["webhook"]> | TestedNotice,
  "fault" | "faultCode" | "faultDetail"
>;

/** What is wrong with a channel, in the reader's language; null while all is well. */
export function channelFault(told: Told, words: NoticeTexts): string | null {
  const { fault, faultCode, faultDetail } = told;
  // Rows of the first releases have kept the sentence alone.
  return faultCode === null ? fault : words.faults[faultCode](faultDetail ?? "");
}
