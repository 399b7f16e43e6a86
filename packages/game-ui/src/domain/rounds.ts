import type { Match } from '@euro/api-contract';

/** The tournament's rounds; the group stage has a letter beside it. */
export const STAGES = ['group', 'last16', 'quarter', 'semi', 'third', 'final'] as const;
export type Stage = (typeof STAGES)[number];

const KNOCK_OUT: Readonly<Record<string, Stage>> = {
  'round of 16': 'last16',
  'quarter-finals': 'quarter',
  'semi-finals': 'semi',
  'third place': 'third',
  final: 'final',
};

/** The feed's words for a round: "Group A" → group A, "Round of 16" → last16; null for words that it doesn't use. */
export function stageOf(text: string): { readonly stage: Stage; readonly group: string | null } | null {
  const group = /^group(?: ([a-z]))?$/i.exec(text);
  if (group) return { stage: 'group', group: group[1]?.toUpperCase() ?? null };
  const stage = KNOCK_OUT[text.toLowerCase()];
  return stage ? { stage, group: null } : null;
}

/** The winning side, a shoot-out included; null for a draw and while there is no score. */
export function winnerOf(
  match: Pick<Match, 'homeScore' | 'awayScore' | 'penHome' | 'penAway'>,
): 'home' | 'away' | null {
  const { homeScore, awayScore, penHome, penAway } = match;
  if (homeScore === null || awayScore === null) return null;
  const difference = homeScore - awayScore || (penHome ?? 0) - (penAway ?? 0);
  if (difference === 0) return null;
  return difference > 0 ? 'home' : 'away';
}
