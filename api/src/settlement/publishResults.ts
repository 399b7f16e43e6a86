import type { Transaction } from 'sequelize';
import type { Claim } from './claimSettlement.js';
import type { GameContext } from './gameContext.js';
import { loadMatchdays, type MatchdayNow } from './loadMatchday.js';
import type { ResultsPlan } from './planResults.js';
import type { ScoredPlayers } from './scorePlayers.js';
import { ClaimLost } from './writeResults.js';

const BATCH = 1_000;

interface Results {
  readonly plan: ResultsPlan;
  readonly players: ScoredPlayers;
  readonly state: 'provisional' | 'confirmed';
}

/**
 * Makes a written version the visible one, in one transaction with the players' points and the popularity, so that
 * readers see the old or the new and never a mix. Answers false when what it was made from has changed meanwhile.
 */
export async function publishResults(
  context: GameContext,
  matchday: MatchdayNow,
  { plan, players, state }: Results,
  claim: Claim,
): Promise<boolean> {
  const { models } = context;
  const { weekId } = matchday.row;
  return context.withTransaction(async (transaction) => {
    const now = await context.clock.fresh(transaction);
    const all = await loadMatchdays(context, { transaction, lock: true, at: matchday.now });
    const current = all.find(({ row }) => row.weekId === weekId);
    const isCurrent =
      now >= matchday.now &&
      current?.inputs === matchday.inputs &&
      current.before?.version === matchday.before?.version;
    const [done] = await models.Settlement.update(
      isCurrent
        ? { state: 'done', digest: plan.digest, finishedAt: now, owner: null, leaseUntil: null }
        : { state: 'abandoned', owner: null, leaseUntil: null },
      { where: { id: claim.settlementId, owner: claim.owner, state: 'running' }, transaction },
    );
    if (done !== 1) throw new ClaimLost();
    if (!isCurrent) return false;

    await replacePlayers(context, weekId, players, plan.popularity, transaction);
    const winner = plan.weekPositions.indexOf(1);
    const teams = plan.teamIds.length;
    await models.Matchday.update(
      {
        version: claim.version,
        state,
        inputs: matchday.inputs,
        teams,
        averageHalf: teams === 0 ? null : Math.floor(plan.points.reduce((sum, own) => sum + own, 0) / teams),
        winnerTeamId: plan.teamIds[winner] ?? null,
        winnerHalf: plan.points[winner] ?? null,
        ...(state === 'confirmed' ? { held: false } : {}),
      },
      { where: { competitionId: matchday.competition.id, weekId }, transaction },
    );
    return true;
  });
}

async function replacePlayers(
  { models }: GameContext,
  weekId: number,
  { appearances }: ScoredPlayers,
  popularity: ReadonlyMap<number, number>,
  transaction: Transaction,
): Promise<void> {
  await models.PlayerPoints.destroy({ where: { weekId }, transaction });
  await models.PlayerPopularity.destroy({ where: { weekId }, transaction });
  const points = appearances.map((appearance) => ({ ...appearance, weekId }));
  for (let start = 0; start < points.length; start += BATCH) {
    await models.PlayerPoints.bulkCreate(points.slice(start, start + BATCH), { transaction });
  }
  const held = [...popularity].map(([playerId, teams]) => ({ playerId, weekId, teams }));
  for (let start = 0; start < held.length; start += BATCH) {
    await models.PlayerPopularity.bulkCreate(held.slice(start, start + BATCH), { transaction });
  }
}
