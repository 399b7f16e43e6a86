/** Personal data that an error may quote: mail addresses, query strings, and tokens of links and sessions. */
const PATTERNS: readonly (readonly [RegExp, string])[] = [
  [/[^\s@<>"'()]+@[^\s@<>"'()]+/g, '(address)'],
  [/\?[^\s"'<>)]*[=&][^\s"'<>)]*/g, '?(query)'],
  [/(?=[\w-]*\d)[\w-]{24,}(\.[\w-]{8,}){0,2}/g, '(token)'],
];

/** The words of an error as a log may have them: short, on one line, about no person. */
export function redactPersonalData(words: string): string {
  const oneLine = words.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
  return PATTERNS.reduce((text, [pattern, instead]) => text.replace(pattern, instead), oneLine);
}
