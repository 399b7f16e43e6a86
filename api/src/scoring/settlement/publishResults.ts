import { type Model, type ModelStatic, Op, type Transaction, type WhereOptions } from 'sequelize';
import type { GameContext } from '../../infra/context.js';
import { type Row, removeRows, rowChanges, writeRows } from '../../infra/db/writeRows.js';
import { type Claim, ClaimLost, nextSettlementAt } from './claimSettlement.js';
import { loadMatchdays, type MatchdayNow } from './loadMatchday.js';
import type { TransferCounts } from './loadTransferCounts.js';
import { type MatchdayKey, pointsOfMatchday, popularityOfMatchday } from './matchdayRows.js';
import type { ResultsPlan } from './planResults.js';
import type { ScoredPlayers } from './scorePlayers.js';
import type { SettleOptions } from './settleWeek.js';

interface Results {
  readonly plan: ResultsPlan;
  readonly players: ScoredPlayers;
  /** By player id. */
  readonly transfers: ReadonlyMap<number, TransferCounts>;
}

/** The state of what became visible; or that it did not, because of what has changed meanwhile. */
type Publication = 'provisional' | 'confirmed' | 'stale' | 'reopened';

/**
 * Makes a written version visible, in one transaction with the players' points and the popularity, so that readers
 * see the old state or the new one, never a mix. Publishes nothing when its inputs changed meanwhile, or when it would
 * be confirmed automatically and was reopened. A concurrent power sub makes the next settlement due, which counts it.
 */
export async function publishResults(
  context: GameContext,
  matchday: MatchdayNow,
  { plan, players, transfers }: Results,
  options: SettleOptions,
  claim: Claim,
): Promise<Publication> {
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
    const state = options.state ?? unchangedState(current);
    const isReopened = options.byItself === true && state === 'confirmed' && current?.row.held === true;
    const mayPublish = isCurrent && !isReopened;
    const [updatedCount] = await models.Settlement.update(
      mayPublish
        ? {
            state: 'done',
            digest: plan.digest,
            finishedAt: now,
            owner: null,
            leaseUntil: nextSettlementAt(claim),
          }
        : { state: 'abandoned', owner: null, leaseUntil: null },
      { where: { id: claim.settlementId, owner: claim.owner, state: 'running' }, transaction },
    );
    if (updatedCount !== 1) throw new ClaimLost();
    if (!current || !isCurrent) return 'stale';
    if (isReopened) return 'reopened';

    if (options.alongside) {
      const digest = await visibleDigest(context, current, transaction);
      const before = { state: current.row.state, digest };
      await options.alongside({ before, after: { state, digest: plan.digest } }, transaction);
    }
    const { id } = matchday.competition;
    await writePlayers(context, { competitionId: id, weekId }, players, transaction);
    await writePopularity(
      context,
      { competitionId: id, weekId },
      { holders: plan.holders, transfers },
      transaction,
    );
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
    return state;
  });
}

/** A confirmed matchday stays confirmed as long as all its matches are over. */
function unchangedState(matchday: MatchdayNow | undefined): 'provisional' | 'confirmed' {
  return matchday?.row.state === 'confirmed' && matchday.unfinishedMatches.length === 0
    ? 'confirmed'
    : 'provisional';
}

/** Of a matchday's hundreds of rows only those of running matches change from minute to minute. */
async function writePlayers(
  { models }: GameContext,
  { competitionId, weekId }: MatchdayKey,
  { appearances }: ScoredPlayers,
  transaction: Transaction,
): Promise<void> {
  const points = appearances.map(({ lines, ...appearance }) => ({
    ...appearance,
    weekId,
    linesJson: JSON.stringify(lines),
  }));
  // A match that counts in this matchday now has left its points in the one where it counted before.
  const matchId = [...new Set(appearances.map((row) => row.matchId))];
  await models.PlayerPoints.destroy({ where: { matchId, weekId: { [Op.ne]: weekId } }, transaction });
  const where = pointsOfMatchday(competitionId, weekId);
  await makeEqual(models.PlayerPoints, where, points, ['matchId', 'playerId'], transaction);
}

/** Players whom every team sold have a row, too. */
async function writePopularity(
  { models }: GameContext,
  { competitionId, weekId }: MatchdayKey,
  { holders, transfers }: { holders: ResultsPlan['holders']; transfers: Results['transfers'] },
  transaction: Transaction,
): Promise<void> {
  const rows = [...new Set([...holders.keys(), ...transfers.keys()])].map((playerId) => ({
    playerId,
    weekId,
    teams: holders.get(playerId)?.teams ?? 0,
    captains: holders.get(playerId)?.captains ?? 0,
    transfersIn: transfers.get(playerId)?.purchases ?? 0,
    transfersOut: transfers.get(playerId)?.sales ?? 0,
  }));
  const where = popularityOfMatchday(competitionId, weekId);
  await makeEqual(models.PlayerPopularity, where, rows, ['weekId', 'playerId'], transaction);
}

async function makeEqual(
  model: ModelStatic<Model>,
  where: WhereOptions,
  rows: readonly Row[],
  key: readonly string[],
  transaction: Transaction,
): Promise<void> {
  const storedRows: readonly object[] = await model.findAll({ where, raw: true, transaction });
  const storedValues = storedRows.map((row): Row => ({ ...row }));
  const changes = rowChanges(storedValues, rows, key, () => '');
  await removeRows(model, changes.removed, key, transaction);
  await writeRows(model, changes, transaction);
}

/** The stored digest of a matchday's visible results; null without results. */
async function visibleDigest(
  { models }: Pick<GameContext, 'models'>,
  { competition, row: { weekId, version } }: Pick<MatchdayNow, 'competition' | 'row'>,
  transaction: Transaction,
): Promise<string | null> {
  if (version === null) return null;
  const row = await models.Settlement.findOne({
    attributes: ['digest'],
    where: { competitionId: competition.id, weekId, version },
    raw: true,
    transaction,
  });
  return row?.digest ?? null;
}
