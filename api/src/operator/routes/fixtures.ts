import type { BodyOf, FixtureEdit as FixtureEditJson, FixtureReport, MatchValues } from '@euro/api-contract';
import { route } from '../../http/index.js';
import type { BaseContext } from '../../infra/context.js';
import { Refusal } from '../../infra/errors.js';
import type { FixtureEdit } from '../../models/index.js';
import {
  changeFixture,
  type FixtureChange,
  loadCompetition,
  type MatchSet,
  readDeadlineEdit,
  readMatchEdit,
  requireCompetition,
} from '../../tournament/index.js';
import { clocksOf } from '../competitions/clocksOf.js';
import { settlementOf } from '../competitions/settlementOf.js';
import { nameActors } from '../nameActors.js';

export const listFixtures = route('GET admin/fixtures', async ({ context, query }) => {
  const { pageNumber, pageRecords } = query;
  const competition = await loadCompetition(context);
  const { rows, count } = await context.models.FixtureEdit.findAndCountAll({
    where: { competitionId: competition?.id ?? 0 },
    order: [['id', 'DESC']],
    limit: pageRecords,
    offset: (pageNumber - 1) * pageRecords,
    raw: true,
  });
  return { totalRecords: count, edits: await presentEdits(context, rows) };
});

export const editMatch = route('POST admin/matches/{id}/fixture', ({ context, params, body, caller }) =>
  change(context, { of: 'match', matchId: params.id, set: toSet(body.set) }, body, caller.userId),
);

export const editDeadline = route(
  'POST admin/matchdays/{weekId}/deadline',
  ({ context, params: { weekId }, body, caller }) =>
    change(
      context,
      { of: 'deadline', weekId, deadlineAt: Date.parse(body.deadlineDate) },
      body,
      caller.userId,
    ),
);

export const takeFixtureBack = route(
  'POST admin/fixtures/{id}/take-back',
  ({ context, params, body, caller }) =>
    change(context, { of: 'take-back', editId: params.id }, body, caller.userId),
);

async function change(
  context: BaseContext,
  fixtureChange: FixtureChange,
  body: BodyOf<'POST admin/fixtures/{id}/take-back'>,
  actorId: number,
): Promise<{ edit: FixtureEditJson | null; report: FixtureReport }> {
  const { isDryRun = false, closes = false, reopens = false, reason } = body;
  const { id: competitionId } = await requireCompetition(context);
  const settlement = settlementOf(context, await clocksOf(context));
  const toMake = { competitionId, change: fixtureChange, isDryRun, closes, reopens, settlement };
  const result = await changeFixture(context, toMake, { actorId, reason });
  if (!result.ok) throw new Refusal(result.code, { problem: result.problem });
  const { editId, report } = result;
  if (editId === null) return { edit: null, report: presentReport(report) };
  context.invalidations.publish({ what: 'game' });
  context.work.announce('matchday', { competitionId });
  const where = { id: editId };
  const rows = await context.models.FixtureEdit.findAll({ where, limit: 1, raw: true });
  const [edit] = await presentEdits(context, rows);
  return { edit: edit ?? null, report: presentReport(report) };
}

type Report = Extract<Awaited<ReturnType<typeof changeFixture>>, { ok: true }>['report'];

function presentReport({ closes, teams, tables, ...report }: Report): FixtureReport {
  return {
    changes: report.changes,
    moves: [...report.moves],
    warnings: [...report.warnings],
    updates: tables.flatMap(({ updates }) => updates),
    toSettle: [...report.toSettle],
    toSettleAgain: [...report.toSettleAgain],
    closes: closes.map(({ weekId, before, deadlineAt }) => ({
      weekId,
      from: toIso(before),
      to: toIso(deadlineAt),
    })),
    reopens: [...report.reopens],
    teams: teams && { ...teams, movers: [...teams.movers] },
  };
}

async function presentEdits(context: BaseContext, rows: readonly FixtureEdit[]): Promise<FixtureEditJson[]> {
  const actorOf = await nameActors(
    context,
    rows.map(({ actorId }) => actorId),
  );
  return rows.map((row) => ({
    id: row.id,
    at: toIso(Number(row.at)),
    actor: actorOf(row.actorId),
    matchId: row.matchId,
    weekId: row.weekId,
    ...presentValues(row),
    reason: row.reason,
    endedAt: row.endedAt === null ? null : toIso(Number(row.endedAt)),
  }));
}

/** What the operator said, and what the feed says of the same. */
function presentValues(row: FixtureEdit): Pick<FixtureEditJson, 'set' | 'feed'> {
  if (row.matchId === null) {
    const { deadlineAt, feed } = readDeadlineEdit(row);
    return { set: { deadlineDate: toIso(deadlineAt) }, feed: { deadlineDate: toIso(feed.deadlineAt) } };
  }
  const { set, feed } = readMatchEdit(row);
  const { homeScore, awayScore, ...match } = feed.match;
  const said = { ...match, ...(homeScore !== null && awayScore !== null && { homeScore, awayScore }) };
  const inSet = Object.fromEntries(Object.entries(said).filter(([field]) => field in set));
  return { set: toValues(set), feed: toValues(inSet) };
}

function toValues({ kickoffAt, state, ...set }: MatchSet): MatchValues {
  // A suspended match has no edit of its state: it is played on.
  const ordinary = state === null || state === 'suspended' ? 'scheduled' : state;
  return {
    ...set,
    ...(kickoffAt !== undefined && { kickoffDate: toIso(kickoffAt) }),
    ...(ordinary !== undefined && { state: ordinary }),
  };
}

function toSet({ kickoffDate, state, venue, city, homeScore, awayScore }: MatchValues): MatchSet {
  return {
    ...(kickoffDate !== undefined && { kickoffAt: Date.parse(kickoffDate) }),
    ...(venue !== undefined && { venue }),
    ...(city !== undefined && { city }),
    ...(state !== undefined && { state: state === 'scheduled' ? null : state }),
    ...(homeScore !== undefined && { homeScore }),
    ...(awayScore !== undefined && { awayScore }),
  };
}

function toIso(at: number): string {
  return new Date(at).toISOString();
}
