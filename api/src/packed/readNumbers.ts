const ZERO = 48;
const COMMA = 44;
const SEMICOLON = 59;

/**
 * Reads records of whole numbers, `1,2,3;4,5,6`, from the bytes of a text without creating strings.
 * @param bytes digits, commas and semicolons; drivers return a Buffer or an ArrayBuffer
 * @param maxCount numbers in a record; further ones are left out
 * @param onRecord receives the numbers and their count; the array is reused for every record
 * @returns the number of records
 */
export function readNumbers(
  bytes: Uint8Array | ArrayBuffer,
  maxCount: number,
  onRecord: (numbers: Float64Array, count: number) => void,
): number {
  const text = ArrayBuffer.isView(bytes) ? bytes : new Uint8Array(bytes);
  const { length } = text;
  if (length === 0) return 0;
  const numbers = new Float64Array(maxCount + 1);
  let records = 0;
  let count = 0;
  let value = 0;
  for (let at = 0; at <= length; at += 1) {
    const code = at < length ? (text[at] ?? 0) : SEMICOLON;
    if (code !== COMMA && code !== SEMICOLON) {
      value = value * 10 + code - ZERO;
      continue;
    }
    numbers[Math.min(count, maxCount)] = value;
    count += 1;
    value = 0;
    if (code === COMMA) continue;
    onRecord(numbers, Math.min(count, maxCount));
    records += 1;
    count = 0;
  }
  return records;
}
