import { type NameCode, type NameResult, validateName } from './validateName.js';

/** Whether the name is for a new team or a rename: their longest lengths differ (decisions §1.7). */
export type TeamNamePurpose = 'creation' | 'rename';

/** Why a team name is refused. */
export type TeamNameCode = NameCode;

/** The name as it is kept, or why it is refused. */
export type TeamNameResult = NameResult;

/** Lengths of a team name in grapheme clusters: what a reader sees as one character (spec §5). */
export const TEAM_NAME_LENGTH = { min: 3, creation: 55, rename: 64 } as const;

/** Longest team name in UTF-16 units: 16 a character, which the longest emoji take. */
export const TEAM_NAME_MAX_UNITS = TEAM_NAME_LENGTH.rename * 16;

/** The name trimmed, with single spaces and composed accents (NFC), or why it can't be a team's name. */
export function validateTeamName(name: string, purpose: TeamNamePurpose): TeamNameResult {
  const max = TEAM_NAME_LENGTH[purpose];
  return validateName(name, { min: TEAM_NAME_LENGTH.min, max, maxUnits: max * 16 });
}
