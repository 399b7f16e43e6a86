/** Kinds and size in bytes of a cover that the server takes (decisions §8.2). */
export const COVER_KINDS = ['image/jpeg', 'image/png'] as const;
const LARGEST = 2 * 1024 * 1024;

/** Validates a file as a cover before the upload; null when it is valid. */
export function checkCover(file: Pick<File, 'type' | 'size'>): 'kind' | 'large' | null {
  if (!COVER_KINDS.some((kind) => kind === file.type)) return 'kind';
  return file.size > LARGEST ? 'large' : null;
}
