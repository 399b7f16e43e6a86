const warned = new Set<string>();

/** Logs a warning for the page's developer, each text once. */
export function warnOnce(sentence: string): void {
  if (warned.has(sentence)) return;
  warned.add(sentence);
  console.warn(`EuroManager: ${sentence}`);
}
