import type { WebhookEvent, WebhookShape } from "../../shared/contract/notifications.ts";

/** What a webhook tells: what anyone at the table sees, and whom it concerns. */
export interface WebhookNews {
  readonly type: WebhookEvent;
  /** When it happened: Unix time in milliseconds. */
  readonly at: number;
  readonly game: string;
  readonly seat: number;
  /** Facts for a program; for the public eye of the table alone, so never a hand. */
  readonly data: Readonly<Record<string, unknown>>;
  /** The same for a person: a sentence, and the page of the table. */
  readonly text: string;
  readonly table: string;
  readonly url: string;
}

/** The JSON text in the shape that the receiver reads. */
export function webhookBody(news: WebhookNews, shape: WebhookShape): string {
  switch (shape) {
    case "standard":
      return JSON.stringify({
        type: news.type,
        timestamp: new Date(news.at).toISOString(),
        data: { game: news.game, seat: news.seat, ...news.data },
      });
    case "discord":
      return JSON.stringify({
        content: discordText(news),
        // Whatever a table is called, nobody is pinged.
        allowed_mentions: { parse: [] },
        flags: SUPPRESS_EMBEDS,
      });
    case "slack":
      return JSON.stringify({
        text: `*${slackText(news.table)}*: ${slackText(news.text)} <${news.url}>`,
        unfurl_links: false,
        // Slack reads no @name or #name in the text unless asked to.
        link_names: false,
      });
  }
}

/** Discord's flag that keeps it from fetching the link for a preview. */
const SUPPRESS_EMBEDS = 4;

function discordText(news: WebhookNews): string {
  const plain = (text: string): string =>
    // A zero-width space keeps "@everyone" from being read, also by bots that copy the text.
    text.replaceAll("@", "@\u200b").replaceAll(/([\\*_~`|>#[\]()<])/g, "\\$1");
  return `**${plain(news.table)}**: ${plain(news.text)} <${news.url}>`.slice(0, 2_000);
}

/** Slack reads `<!channel>` only between angle brackets: the three letters that make them. */
function slackText(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll(/([*_~`])/g, "\u200b$1");
}
