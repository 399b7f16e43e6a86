/** Kinds and size in bytes of a cover that the server takes (decisions §8.2). */
export const COVER_KINDS = ['image/jpeg', 'image/png'] as const;
const LARGEST = 2 * 1024 * 1024;

/** Why a file can't be a cover, as far as it can be known before it is sent; null when it may. */
export function checkCover(file: Pick<File, 'type' | 'size'>): 'kind' | 'large' | null {
  if (!COVER_KINDS.some((kind) => kind === file.type)) return 'kind';
  return file.size > LARGEST ? 'large' : null;
}
