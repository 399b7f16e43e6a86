import type { Match, Player } from '@euro/api-contract';
import { COACH } from '@euro/game';
import { type DifficultyOf, type ProgrammeEntry, programmeOf } from '../../domain/programme.js';

/** The suggested captain of a matchday. */
export interface CaptainAdvice {
  readonly weekId: number;
  readonly player: Player;
  readonly entry: Extract<ProgrammeEntry, { kind: 'known' }>;
  /** Points that he is expected to score. */
  readonly expected: number;
}

interface CaptainSource {
  readonly squad: readonly Player[];
  readonly weeks: readonly number[];
  readonly matches: readonly Match[];
  readonly difficultyOf: DifficultyOf;
  /** Expected points in a matchday: `expectations(world, weekId)` of `game-ui`. */
  readonly expectedIn: (weekId: number) => (player: Player) => number;
}

/**
 * For each matchday the player with the most expected points; none without known opponents. A coach is never captain.
 */
export function captainAdvice({
  squad,
  weeks,
  matches,
  difficultyOf,
  expectedIn,
}: CaptainSource): CaptainAdvice[] {
  return weeks.flatMap((weekId) => {
    const expectedOf = expectedIn(weekId);
    const candidates = squad.flatMap((player): CaptainAdvice[] => {
      const [entry] = programmeOf(player.clubId, [weekId], matches, difficultyOf);
      if (player.positionId === COACH || entry?.kind !== 'known') return [];
      return [{ weekId, player, entry, expected: expectedOf(player) }];
    });
    const [best] = candidates.sort((one, other) => other.expected - one.expected);
    return best && best.expected > 0 ? [best] : [];
  });
}
