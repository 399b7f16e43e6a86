import type { GameContext } from '../../infra/context.js';
import { insertParts, positionParts, RankingPlaces } from '../packed/index.js';
import { type Claim, ClaimLost, LEASE } from './claimSettlement.js';
import type { PlannedRanking, ResultsPlan } from './planResults.js';

/** Writes every ranking of a plan, and each team's position in it, under the claim's version, in place of what a worker that was killed left of it. */
export async function writeRankings(
  context: GameContext,
  weekId: number,
  plan: ResultsPlan,
  { settlementId, version, owner }: Claim,
): Promise<void> {
  const { models, withTransaction } = context;
  for (const [firstWeek, ranking] of plan.rankings) {
    const key = { weekId, version, firstWeek };
    const columns = { week_id: weekId, version, first_week: firstWeek };
    const target = { table: 'ranking_parts', column: 'places', key: columns } as const;
    const positions = { table: 'ranking_positions', column: 'positions', key: columns } as const;
    const parts = placesOf(plan, ranking)
      .parts()
      .map((bytes, part) => ({ part, bytes }));
    await withTransaction(async (transaction) => {
      await models.RankingPart.destroy({ where: key, transaction });
      await insertParts(context, target, parts, transaction);
      await models.RankingPosition.destroy({ where: key, transaction });
      await insertParts(context, positions, positionParts(plan.teamIds, ranking.positions), transaction);
      // At the end, so that results may be written meanwhile: they wait for this row, too.
      const [changed] = await models.Settlement.update(
        { leaseUntil: Date.now() + LEASE },
        { where: { id: settlementId, owner, state: 'running' }, transaction },
      );
      if (changed !== 1) throw new ClaimLost();
    });
  }
}

function placesOf({ teamIds, points: weekPoints }: ResultsPlan, ranking: PlannedRanking): RankingPlaces {
  const places = RankingPlaces.ofLength(teamIds.length);
  for (let index = 0; index < teamIds.length; index += 1) {
    const rank = ranking.ranks[index] ?? 0;
    const before = ranking.ranksBefore[index] ?? 0;
    places.set((ranking.positions[index] ?? 1) - 1, {
      teamId: teamIds[index] ?? 0,
      points: ranking.points[index] ?? 0,
      weekPoints: weekPoints[index] ?? 0,
      rank,
      move: before === 0 ? null : before - rank,
    });
  }
  return places;
}
