/**
 * The bytes of a response's body.
 * @param tooLarge makes the error for a body of more than `maxBytes`, of which no more is read
 */
export async function readAtMost(
  { body }: Pick<Response, 'body'>,
  maxBytes: number,
  tooLarge: () => Error,
): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body ?? []) {
    parts.push(part);
    size += part.length;
    if (size > maxBytes) throw tooLarge();
  }
  return Buffer.concat(parts);
}
