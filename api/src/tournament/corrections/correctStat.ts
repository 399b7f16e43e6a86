import { STATISTICS } from '@euro/game';
import type { Transaction } from 'sequelize';
import type { Actor } from '../../infra/audit/actor.js';
import { writeAudit } from '../../infra/audit/writeAudit.js';
import type { GameContext } from '../../infra/context.js';
import type { FeedMatch } from '../feed/feed.js';
import { readFigure } from '../feed/readStats.js';
import { statsHashes } from '../feed/statsHashes.js';
import { writeUnknown } from '../feed/storedStat.js';
import { isOver } from '../snapshot/index.js';
import { loadMatchSheet } from './matchSheet.js';
import { emptyStat, type Figure, figureOf, problemOf, withFigures } from './statRow.js';

/** One figure of one player in one match. */
export interface WantedFigure {
  readonly competitionId: number;
  readonly matchId: number;
  readonly playerId: number;
  readonly field: Figure;
  /** Null where the feed would have nothing. */
  readonly value: number | null;
}

export type CorrectionResult =
  | { readonly ok: true; readonly correctionId: number; readonly weekId: number }
  | { readonly ok: false; readonly code: 'not-found' | 'correction-invalid'; readonly problem: string };

/**
 * Puts a figure right in a match that is over, as a corrected feed would: held to the same rules, in one transaction
 * with its entry in the audit log. Points are made from it by the next settlement.
 */
export function correctStat(
  context: GameContext,
  figure: WantedFigure,
  by: Actor,
): Promise<CorrectionResult> {
  return context.withTransaction(async (transaction) => {
    const { models } = context;
    const { competitionId, matchId, playerId, field, value } = figure;
    // Its row orders corrections and imports.
    await models.Competition.findByPk(competitionId, { raw: true, transaction, lock: true });
    const now = await context.clock.fresh(transaction);
    const sheet = await loadMatchSheet(context, competitionId, matchId, transaction);
    if (!sheet) return failure('not-found', `There is no match ${matchId}.`);
    const { match, players, rows } = sheet;
    const player = players.find(({ id }) => id === playerId);
    if (!player) return failure('not-found', `Player ${playerId} is in no squad of match ${matchId}.`);
    if (!isOver(match, now)) return failure('correction-invalid', `Match ${matchId} is not over yet.`);
    const cell = readFigure(field, value);
    if (!cell.ok) return failure('correction-invalid', `${field} is ${cell.expected}.`);

    // Only a feed may say that it lacks a count.
    if (value === null && STATISTICS.some(({ name }) => name === field))
      return failure('correction-invalid', `${field} is a whole number.`);

    const before = rows.find((row) => row.playerId === playerId) ?? emptyStat(match, player);
    if (figureOf(before, field) === value)
      return failure('correction-invalid', `${player.name} has this in ${field} already.`);
    const after = withFigures(before, { [field]: value });
    const problem = problemOf(after, match, player);
    if (problem !== null) return failure('correction-invalid', problem);

    await models.MatchStat.upsert({ ...after, unknown: writeUnknown(after.unknown) }, { transaction });
    const stats = [...rows.filter((row) => row.playerId !== playerId), after];
    const statsHash = statsHashes({ matches: [match], players, stats }).get(matchId) ?? '';
    await models.Match.update({ statsHash }, { where: { id: matchId }, transaction });
    // Processes that cache what feeds brought read it again.
    await models.FeedImport.create({ competitionId, importedAt: now, changes: 1 }, { transaction });
    const correctionId = await keep(
      context,
      { figure, match, from: figureOf(before, field) },
      by,
      transaction,
    );
    return { ok: true, correctionId, weekId: match.weekId };
  });
}

function failure(code: 'not-found' | 'correction-invalid', problem: string): CorrectionResult {
  return { ok: false, code, problem };
}

interface CorrectionToStore {
  readonly figure: WantedFigure;
  readonly match: FeedMatch;
  readonly from: number | null;
}

/** It follows an earlier correction of the same figure, which ends, with the figure of the feed. */
async function keep(
  context: GameContext,
  { figure: { competitionId, matchId, playerId, field, value }, match, from }: CorrectionToStore,
  { actorId, reason }: Actor,
  transaction: Transaction,
): Promise<number> {
  const { models, clock } = context;
  const at = clock.now();
  const figure = { matchId, playerId, field };
  const inForce = { ...figure, endedAt: null };
  const earlier = await models.StatCorrection.findOne({ where: inForce, raw: true, transaction });
  if (earlier)
    await models.StatCorrection.update({ endedAt: at }, { where: { id: earlier.id }, transaction });
  const { weekId } = match;
  const feedValue = earlier ? earlier.feedValue : from;
  const correction = await models.StatCorrection.create(
    {
      ...figure,
      competitionId,
      weekId,
      feedValue,
      fromValue: from,
      toValue: value,
      reason,
      actorId,
      at,
      endedAt: null,
    },
    { transaction },
  );
  const details = { correctionId: correction.id, playerId, weekId, field, from, to: value };
  await writeAudit(
    context,
    { actorId, action: 'stat.corrected', subject: `match ${matchId}`, reason, details },
    transaction,
  );
  return correction.id;
}
