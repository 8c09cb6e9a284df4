/** The little of http_ece that the test of web push uses: RFC 8188 and RFC 8291, read independently. */
declare module "http_ece" {
  import type { ECDH } from "node:crypto";
  export function decrypt(
    body: Buffer,
    parameters: {
      readonly version: "aes128gcm";
      readonly privateKey: ECDH;
      readonly authSecret: string;
    },
  ): Buffer;
}
