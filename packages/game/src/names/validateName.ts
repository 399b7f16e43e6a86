import { holdsLink } from './holdsLink.js';
import { holdsInvisible } from './invisible.js';

/** Lengths of a name in grapheme clusters: what a reader sees as one character (spec §5). */
export interface NameLimits {
  readonly min: number;
  readonly max: number;
  /** In UTF-16 units, as stored. */
  readonly maxUnits: number;
}

/** Why a name is refused. */
export type NameCode = 'name-too-short' | 'name-too-long' | 'name-control-characters' | 'name-link';

/** The name as it is kept, or why it is refused. */
export type NameResult =
  | { readonly ok: true; readonly name: string }
  | { readonly ok: false; readonly code: NameCode; readonly params: { readonly limit?: number } };

/**
 * Control characters, halves of surrogate pairs, code points that are no characters, and a letter that looks like
 * nothing.
 */
const FORBIDDEN_CHARACTERS = /[\p{Cc}\p{Cs}\p{NChar}\u2800]/u;
/** A mark of byte order counts as white space, but nobody sees it. */
const BYTE_ORDER_MARK = '\ufeff';
/** A tag that belongs to no flag: England's is a black flag with tags. */
const LOOSE_TAG = /(?<![\u{1f3f4}\u{e0020}-\u{e007f}])[\u{e0020}-\u{e007f}]/u;
/**
 * A joiner that joins nothing: beside a Latin, Greek or Cyrillic letter, a digit or punctuation, or at the beginning.
 */
const LOOSE_JOINER = /(^|[ -\u052f])[\u200c\u200d]|[\u200c\u200d][!-\u052f]/;
const UNREADABLE = [FORBIDDEN_CHARACTERS, LOOSE_JOINER, LOOSE_TAG];
/** More accents on one letter than any script has: they would overlap the lines above and below. */
const STACKED_MARKS = /\p{M}{9}/u;
/** Something that can be seen. */
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The name trimmed, with single spaces and composed accents (NFC), or the reason why it is not allowed. */
export function validateName(name: string, { min, max, maxUnits }: NameLimits): NameResult {
  const tooLong: NameResult = { ok: false, code: 'name-too-long', params: { limit: max } };
  if (name.length > maxUnits * 4) return tooLong;

  const normalised = name.normalize('NFC').trim().replace(/\s+/gu, ' ');
  const unreadable: NameResult = { ok: false, code: 'name-control-characters', params: {} };
  if (name.includes(BYTE_ORDER_MARK) || UNREADABLE.some((pattern) => pattern.test(normalised)))
    return unreadable;
  if (holdsInvisible(normalised)) return unreadable;
  if (normalised.length > maxUnits) return tooLong;
  if (STACKED_MARKS.test(normalised)) return unreadable;

  const length = [...graphemes.segment(normalised)].length;
  if (length < min) return { ok: false, code: 'name-too-short', params: { limit: min } };
  if (length > max) return tooLong;
  if (!VISIBLE.test(normalised)) return unreadable;
  if (holdsLink(normalised)) return { ok: false, code: 'name-link', params: {} };
  return { ok: true, name: normalised };
}
