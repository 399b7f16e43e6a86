/**
 * The two parts of a game's name in its wordmark, the first of which is bold: `EuroManager` → `Euro`, `Manager`;
 * `WK-manager` → `WK`, `-manager`.
 */
export function wordParts(word: string): readonly [bold: string, rest: string] {
  const [, bold = word, rest = ''] = /^(.+?)([- ].*|[A-Z][a-z]+)$/.exec(word) ?? [];
  return [bold, rest];
}
