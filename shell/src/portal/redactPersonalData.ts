/** A text for the log without what may be somebody's: mail addresses, tokens, long numbers, what an address asks for. */
export function redactPersonalData(text: string): string {
  return text
    .replace(/\?[^\s"')]*/g, '')
    .replace(/[^\s@"'<(]+@[^\s@"'>)]+\.[^\s@"'>)]+/g, '(mail)')
    .replace(/[\w-]{24,}(\.[\w-]{8,})*/g, '(code)')
    .replace(/\b\d{5,}\b/g, '#');
}
