/** Kinds of a cover that the server takes, and the size in bytes that it stays below (decisions §8.2). */
export const COVER_KINDS = ['image/jpeg', 'image/png'] as const;
const LIMIT = 2 * 1024 * 1024;

/** Validates a file as a cover before the upload; null when it is valid. */
export function checkCover(file: Pick<File, 'type' | 'size'>): 'kind' | 'large' | null {
  if (!COVER_KINDS.some((kind) => kind === file.type)) return 'kind';
  return file.size >= LIMIT ? 'large' : null;
}
