const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Characters of a comment at most (decisions §5.8). */
export const COMMENT_LENGTH = 1000;

/** Visible characters of a comment as it would be stored. */
export function commentLength(text: string): number {
  let count = 0;
  for (const _ of graphemes.segment(text.trim())) count++;
  return count;
}
