/** Removes personal data from a text for the log: mail addresses, tokens, long numbers, queries of URLs. */
export function redactPersonalData(text: string): string {
  return text
    .replace(/\?[^\s"')]*/g, '')
    .replace(/[^\s@"'<(]+@[^\s@"'>)]+\.[^\s@"'>)]+/g, '(mail)')
    .replace(/[\w-]{24,}(\.[\w-]{8,})*/g, '(code)')
    .replace(/\b\d{5,}\b/g, '#');
}
