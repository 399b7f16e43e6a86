import type { Match } from '@euro/api-contract';
import type { BracketRound } from '@euro/game';
import { STAGES, type Stage, stageOf } from '@euro/game-ui';

/** A round's name in the address: `?round=quarter`. */
export type KnockOutStage = Exclude<Stage, 'group' | 'third'>;

/** A round that has a name. */
export interface NamedRound {
  readonly stage: KnockOutStage;
  readonly round: BracketRound<Match>;
}

/** The rounds of a bracket with known names; none if any has an unknown one. */
export function namedRounds(rounds: readonly BracketRound<Match>[]): readonly NamedRound[] {
  const namedRounds = rounds.flatMap((round) => {
    const stage = stageOf(round.stage)?.stage;
    return stage && stage !== 'group' && stage !== 'third' ? [{ stage, round }] : [];
  });
  return namedRounds.length === rounds.length ? namedRounds : [];
}

/** The round in the address, else the first unfinished one, else the last. */
export function shownRound(query: URLSearchParams, rounds: readonly NamedRound[]): KnockOutStage | null {
  const inAddress = STAGES.find((stage) => stage === query.get('round'));
  const visibleRound =
    rounds.find(({ stage }) => stage === inAddress) ??
    rounds.find(({ round }) => round.matches.some(({ match }) => match.status !== 'finished')) ??
    rounds.at(-1);
  return visibleRound?.stage ?? null;
}
