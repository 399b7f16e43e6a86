/** Bytes of scripts, gzip, by part: `core`, `main`, `page`. */
export type PartSizes = Readonly<Record<string, number>>;

/**
 * Holds a first load to its parts.
 * @returns a sentence saying what grew, and by how much; null when all parts together keep to what they may take
 */
export function overBudget(sizes: PartSizes, budget: PartSizes): string | null {
  const total = sum(sizes);
  const limit = sum(budget);
  if (total <= limit) return null;
  const growth = Object.keys(sizes)
    .map((part) => ({ part, size: sizes[part] ?? 0, more: (sizes[part] ?? 0) - (budget[part] ?? 0) }))
    .filter(({ more }) => more > 0)
    .sort((a, b) => b.more - a.more)
    .map(({ part, size, more }) => `${part} by ${kilobytes(more)} to ${kilobytes(size)}`);
  return (
    `A visitor's first screen takes ${kilobytes(total)} of scripts, ${kilobytes(limit)} at most: it grew in ` +
    `${growth.join(', in ')}. Let what it does not need come later (import()), or say in shell/webpack.config.mjs why it may.`
  );
}

const sum = (sizes: PartSizes) => Object.values(sizes).reduce((total, size) => total + size, 0);
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB gzip`;
