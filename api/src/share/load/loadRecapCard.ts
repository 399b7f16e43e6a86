import type { Caller } from '../../http/index.js';
import { loadRecap, presentRecap } from '../../teams/index.js';
import type { TextLanguage } from '../../texts/index.js';
import { requireSnapshot } from '../../tournament/index.js';
import type { RecapCard } from '../cards/card.js';
import type { ShareContext } from '../context.js';
import { cardBase } from './cardBase.js';
import { jerseyOf } from './jerseyOf.js';
import { nameOf } from './nameOf.js';

/** Players on the picture. */
const BEST = 3;

interface RecapCardQuery {
  readonly teamId: number;
  readonly caller: Caller | null;
  readonly language: TextLanguage;
}

/**
 * A team's whole tournament. The manager's name is included only where it is public, also for the owner: a picture is
 * passed on.
 * @throws the refusals `not-found` for an unknown team, `nothing-to-show-yet` before the last matchday is definitive
 */
export async function loadRecapCard(
  context: ShareContext,
  { teamId, caller, language }: RecapCardQuery,
): Promise<RecapCard> {
  const snapshot = await requireSnapshot(context);
  const recap = presentRecap(await loadRecap(context, { teamId, caller }), null);
  const last = recap.weekStat.at(-1);
  return {
    kind: 'recap',
    ...cardBase(snapshot, language),
    ...{ teamId, teamName: recap.teamName, manager: nameOf(recap.user) },
    points: last?.generalPoints ?? 0,
    rank: last?.generalRank ?? 0,
    bestWeek: recap.bestWeek,
    best: recap.players
      .filter(({ points }) => points > 0)
      .slice(0, BEST)
      .map(({ playerId, points }) => ({
        ...jerseyOf(snapshot, playerId, last?.weekId ?? 0),
        ...{ total: points, multiplier: 1, isCaptain: false },
      })),
  };
}
