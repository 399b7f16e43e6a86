/** Whether the name is for a new team or a rename: their longest lengths differ (decisions §1.7). */
export type TeamNamePurpose = 'creation' | 'rename';

/** Why a team name is refused. */
export type TeamNameCode = 'name-too-short' | 'name-too-long' | 'name-control-characters';

/** The name as it is kept, or why it is refused. */
export type TeamNameResult =
  | { readonly ok: true; readonly name: string }
  | { readonly ok: false; readonly code: TeamNameCode; readonly params: { readonly limit?: number } };

/** Lengths of a team name in grapheme clusters: what a reader sees as one character (spec §5). */
export const TEAM_NAME_LENGTH = { min: 3, creation: 55, rename: 64 } as const;

/** Longest team name in UTF-16 units: 16 a character, so that stacked accents can't make one character a page long. */
export const TEAM_NAME_MAX_UNITS = TEAM_NAME_LENGTH.rename * 16;

/**
 * Control characters, halves of surrogate pairs and invisible format characters (which can turn the reading direction
 * of a ranking). Joiners and tags stay: emoji such as families and the flags of England and Scotland are made of them.
 */
const REFUSED = /[\p{Cc}\p{Cs}]|(?!\u200c|\u200d|[\u{e0020}-\u{e007f}])\p{Cf}/u;

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The name trimmed, with single spaces and composed accents (NFC), or why it can't be a team's name. */
export function validateTeamName(name: string, purpose: TeamNamePurpose): TeamNameResult {
  const limit = TEAM_NAME_LENGTH[purpose];
  if (name.length > TEAM_NAME_MAX_UNITS * 4) return { ok: false, code: 'name-too-long', params: { limit } };

  const normalised = name.normalize('NFC').trim().replace(/\s+/gu, ' ');
  if (REFUSED.test(normalised)) return { ok: false, code: 'name-control-characters', params: {} };
  if (normalised.length > limit * 16) return { ok: false, code: 'name-too-long', params: { limit } };

  const length = [...graphemes.segment(normalised)].length;
  if (length < TEAM_NAME_LENGTH.min) {
    return { ok: false, code: 'name-too-short', params: { limit: TEAM_NAME_LENGTH.min } };
  }
  if (length > limit) return { ok: false, code: 'name-too-long', params: { limit } };
  return { ok: true, name: normalised };
}
