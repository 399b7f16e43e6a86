const told = new Set<string>();

/** Tells the page's developer in the console, the same thing once. */
export function warnOnce(sentence: string): void {
  if (told.has(sentence)) return;
  told.add(sentence);
  console.warn(`EuroManager: ${sentence}`);
}
