import type { Model, ModelStatic, Transaction } from 'sequelize';
import { type Row, rowChanges } from '../db/rowChanges.js';
import { removeRows, writeRows } from '../db/writeRows.js';
import type { Claim } from './claimSettlement.js';
import type { GameContext } from './gameContext.js';
import { loadMatchdays, type MatchdayNow } from './loadMatchday.js';
import type { ResultsPlan } from './planResults.js';
import type { ScoredPlayers } from './scorePlayers.js';
import { ClaimLost } from './writeResults.js';

interface Results {
  readonly plan: ResultsPlan;
  readonly players: ScoredPlayers;
  readonly state: 'provisional' | 'confirmed';
}

/**
 * Makes a written version the visible one, in one transaction with the players' points and the popularity, so that
 * readers see the old or the new and never a mix. Answers false when what it was made from has changed meanwhile; a power
 * sub of meanwhile is left to the next settlement, which it makes due.
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
      current?.evidence === matchday.evidence &&
      current.before?.version === matchday.before?.version;
    const [done] = await models.Settlement.update(
      isCurrent
        ? { state: 'done', digest: plan.digest, finishedAt: now, owner: null, leaseUntil: null }
        : { state: 'abandoned', owner: null, leaseUntil: null },
      { where: { id: claim.settlementId, owner: claim.owner, state: 'running' }, transaction },
    );
    if (done !== 1) throw new ClaimLost();
    if (!isCurrent) return false;

    await writePlayers(context, weekId, players, plan.popularity, transaction);
    const winner = plan.rankings.get(weekId)?.positions.indexOf(1) ?? -1;
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

/** Of the hundreds of rows of a matchday only those of its running matches change from minute to minute. */
async function writePlayers(
  { models }: GameContext,
  weekId: number,
  { appearances }: ScoredPlayers,
  popularity: ReadonlyMap<number, number>,
  transaction: Transaction,
): Promise<void> {
  const points = appearances.map(({ lines, ...appearance }) => ({
    ...appearance,
    weekId,
    linesJson: JSON.stringify(lines),
  }));
  const held = [...popularity].map(([playerId, teams]) => ({ playerId, weekId, teams }));
  await makeEqual(models.PlayerPoints, weekId, points, ['matchId', 'playerId'], transaction);
  await makeEqual(models.PlayerPopularity, weekId, held, ['weekId', 'playerId'], transaction);
}

async function makeEqual(
  model: ModelStatic<Model>,
  weekId: number,
  wanted: readonly Row[],
  key: readonly string[],
  transaction: Transaction,
): Promise<void> {
  const found: readonly object[] = await model.findAll({ where: { weekId }, raw: true, transaction });
  const stored = found.map((row): Row => ({ ...row }));
  const changes = rowChanges(stored, wanted, key, () => '');
  await removeRows(model, changes.removed, key, transaction);
  await writeRows(model, changes, transaction);
}
