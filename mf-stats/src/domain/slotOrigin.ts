import type { Match, MatchOrigin } from '@euro/api-contract';
import { bracket } from '@euro/game';
import { type Stage, stageOf } from '@euro/game-ui';

/** The match or group that decides a side of a knock-out match. */
export type SlotOrigin =
  | { readonly kind: 'winner'; readonly stage: Exclude<Stage, 'group' | 'third'>; readonly number: number }
  | { readonly kind: 'loser'; readonly number: number }
  | { readonly kind: 'place'; readonly rank: number; readonly groups: string };

const PLACE = /^([1-9])([A-Z](?:\/[A-Z])*)$/;

/**
 * Parses an origin: a match becomes its number in its round, `L61` that of a semi-final, `1A` first of group A,
 * `3D/E/F` the third of one of these groups. Null without an origin, or for an unknown notation.
 */
export function slotOrigin(origin: MatchOrigin | null, matches: readonly Match[]): SlotOrigin | null {
  if (origin === null) return null;
  const [, rank, groups] = PLACE.exec(origin.place ?? '') ?? [];
  if (groups !== undefined) return { kind: 'place', rank: Number(rank), groups };
  for (const round of bracket(matches)) {
    const feeder = round.matches.find(({ match }) => match.id === (origin.matchId ?? origin.loserOf));
    const stage = stageOf(round.stage)?.stage;
    if (feeder && stage === 'semi' && origin.loserOf) return { kind: 'loser', number: feeder.number };
    if (feeder && !origin.loserOf && stage && stage !== 'group' && stage !== 'third')
      return { kind: 'winner', stage, number: feeder.number };
  }
  return null;
}
