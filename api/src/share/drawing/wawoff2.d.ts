declare module 'wawoff2' {
  /** The bytes of a TrueType font out of a WOFF2 file. */
  export function decompress(woff2: Uint8Array): Promise<Uint8Array>;
}
