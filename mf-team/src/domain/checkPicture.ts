/** Kinds of a picture that the server takes (decisions §8.2). */
export const PICTURE_KINDS = ['image/png', 'image/jpeg'] as const;
/** Bytes. */
const LIMIT = 2 * 1024 * 1024;

/** Validates a file as a logo before the upload; null when it is valid (spec §5). */
export function checkPicture({ type, size }: Pick<File, 'type' | 'size'>): 'kind' | 'large' | null {
  if (!PICTURE_KINDS.some((kind) => kind === type)) return 'kind';
  return size < LIMIT ? null : 'large';
}
