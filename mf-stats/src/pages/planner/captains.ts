import type { Match, Player } from '@euro/api-contract';
import { COACH } from '@euro/game';
import { type DifficultyOf, type Outing, programmeOf } from '../../domain/programme.js';

/** Who is worth the captain's band in a matchday. */
export interface CaptainAdvice {
  readonly weekId: number;
  readonly player: Player;
  readonly outing: Extract<Outing, { kind: 'known' }>;
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

/** For each matchday the man of whom most points are expected; none where no opponent is known. A coach wears no band. */
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
      const [outing] = programmeOf(player.clubId, [weekId], matches, difficultyOf);
      if (player.positionId === COACH || outing?.kind !== 'known') return [];
      return [{ weekId, player, outing, expected: expectedOf(player) }];
    });
    const [best] = candidates.sort((one, other) => other.expected - one.expected);
    return best && best.expected > 0 ? [best] : [];
  });
}
