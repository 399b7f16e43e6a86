import type { Correction } from '@euro/api-contract';
import { route } from '../../http/index.js';
import type { BaseContext } from '../../infra/context.js';
import { Refusal } from '../../infra/errors.js';
import type { StatCorrection } from '../../models/index.js';
import { settleFrom } from '../../scoring/index.js';
import {
  correctStat,
  isOver,
  loadCompetition,
  loadMatchSheet,
  matchFigures,
  requireCompetition,
} from '../../tournament/index.js';
import { nameActors } from '../nameActors.js';

/** Milliseconds to wait for another process that settles the same matchday. */
const TIMEOUT_MS = 10_000;

export const listCorrections = route('GET admin/corrections', async ({ context, query }) => {
  const { pageNumber, pageRecords } = query;
  const competition = await loadCompetition(context);
  const where = { competitionId: competition?.id ?? 0 };
  const { rows, count } = await context.models.StatCorrection.findAndCountAll({
    where,
    order: [['id', 'DESC']],
    limit: pageRecords,
    offset: (pageNumber - 1) * pageRecords,
    raw: true,
  });
  return { totalRecords: count, corrections: await presentCorrections(context, rows) };
});

export const figures = route('GET admin/matches/{id}/figures', async ({ context, params }) => {
  const competition = await requireCompetition(context);
  const sheet = await loadMatchSheet(context, competition.id, params.id, null);
  if (!sheet) throw new Refusal('not-found');
  const { id: matchId, weekId } = sheet.match;
  if (!isOver(sheet.match, context.clock.now()))
    throw new Refusal('correction-invalid', { problem: `Match ${matchId} is not over yet.` });
  return { matchId, weekId, players: await matchFigures(context, sheet) };
});

export const correct = route('POST admin/corrections', async ({ context, body, caller }) => {
  const { reason, ...figure } = body;
  const competition = await requireCompetition(context);
  const by = { actorId: caller.userId, reason };
  const result = await correctStat(context, { ...figure, competitionId: competition.id }, by);
  if (!result.ok) throw new Refusal(result.code, { problem: result.problem });
  await settleFrom(context, result.weekId, { timeoutMs: TIMEOUT_MS }).catch((error: unknown) => {
    // The correction is stored: the settlement job will count it.
    context.log.error({ err: error, weekId: result.weekId }, 'corrected matchday is not settled yet');
  });
  const where = { id: result.correctionId };
  const [correction] = await presentCorrections(
    context,
    await context.models.StatCorrection.findAll({ where, limit: 1, raw: true }),
  );
  if (!correction) throw new Error('A correction that was made is not there.');
  return { correction };
});

async function presentCorrections(
  context: BaseContext,
  rows: readonly StatCorrection[],
): Promise<Correction[]> {
  const players = await context.models.Player.findAll({
    attributes: ['id', 'name'],
    where: { id: [...new Set(rows.map(({ playerId }) => playerId))] },
    raw: true,
  });
  const names = new Map(players.map(({ id, name }) => [id, name]));
  const actorOf = await nameActors(
    context,
    rows.map(({ actorId }) => actorId),
  );
  return rows.map((row) => ({
    id: row.id,
    at: new Date(Number(row.at)).toISOString(),
    actor: actorOf(row.actorId),
    matchId: row.matchId,
    playerId: row.playerId,
    playerName: names.get(row.playerId) ?? `#${row.playerId}`,
    weekId: row.weekId,
    field: row.field,
    from: row.fromValue,
    to: row.toValue,
    reason: row.reason,
    endedAt: row.endedAt == null ? null : new Date(Number(row.endedAt)).toISOString(),
  }));
}
