declare module 'http_ece' {
  import type { ECDH } from 'node:crypto';

  interface Parameters {
    readonly version: 'aes128gcm';
    /** The receiver's. */
    readonly privateKey: ECDH;
    readonly authSecret: Buffer;
  }
  interface EncryptedContent {
    /** @throws an Error when the content was not encrypted for these keys */
    decrypt(content: Buffer, parameters: Parameters): Buffer;
  }
  const encryptedContent: EncryptedContent;
  export default encryptedContent;
}
