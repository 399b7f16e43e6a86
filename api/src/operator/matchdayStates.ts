import type { MatchdayState } from '@euro/api-contract';
import { Op } from 'sequelize';
import type { GameContext } from '../infra/context.js';
import { loadMatchdays, type MatchdayNow } from '../scoring/index.js';

/** The operator's view of all matchdays, in order. */
export async function matchdayStates(context: GameContext): Promise<MatchdayState[]> {
  const matchdays = await loadMatchdays(context);
  const visible = matchdays.flatMap(({ competition, row: { weekId, version } }) =>
    version === null ? [] : [{ competitionId: competition.id, weekId, version }],
  );
  const settlements =
    visible.length === 0
      ? []
      : await context.models.Settlement.findAll({
          attributes: ['weekId', 'digest', 'finishedAt'],
          where: { [Op.or]: visible },
          raw: true,
        });
  return matchdays.map((matchday) => {
    const { row, finishedMatches, unfinishedMatches } = matchday;
    const settlement = settlements.find(({ weekId }) => weekId === row.weekId);
    return {
      weekId: row.weekId,
      deadlineDate: new Date(row.deadlineAt).toISOString(),
      matches: finishedMatches.length + unfinishedMatches.length,
      finished: finishedMatches.length,
      state: stateOf(matchday),
      teams: row.teams ?? 0,
      digest: settlement?.digest ?? null,
      settledAt:
        settlement?.finishedAt == null ? null : new Date(Number(settlement.finishedAt)).toISOString(),
    };
  });
}

function stateOf({ row, now }: MatchdayNow): MatchdayState['state'] {
  if (row.deadlineAt > now) return 'open';
  if (row.version === null) return 'running';
  return row.state === 'confirmed' ? 'confirmed' : 'settled';
}
