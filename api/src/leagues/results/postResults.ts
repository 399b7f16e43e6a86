import type { Transaction } from 'sequelize';
import { select } from '../../infra/db/select.js';
import { currentSnapshot } from '../../tournament/index.js';
import type { LeaguesContext } from '../context.js';
import { loadLeagueFacts } from '../loadLeagueFacts.js';
import { type ResultFacts, resultFacts } from './resultFacts.js';

/** Leagues of one transaction, whose chats wait for it. */
const STEP = 50;

interface Round {
  readonly competitionId: number;
  readonly weekId: number;
  /** Version of the matchday's results. */
  readonly version: number;
}

interface LeagueOutcome {
  readonly leagueId: number;
  readonly facts: ResultFacts;
}

/**
 * Posts the result of each newly confirmed matchday in the chat of every league that played it. When a matchday is
 * confirmed again with other results, the existing messages are corrected, and none is added.
 */
export async function postResults(context: LeaguesContext): Promise<void> {
  const snapshot = await currentSnapshot(context);
  if (!snapshot) return;
  const competitionId = snapshot.competition.id;
  const rounds = await context.models.LeagueResultRound.findAll({ where: { competitionId }, raw: true });
  for (const { weekId, version, state } of snapshot.matchdays) {
    if (state !== 'confirmed' || version === null) continue;
    const ofWeek = rounds.filter((round) => round.weekId === weekId);
    const own = ofWeek.find((round) => round.version === version);
    if (own?.done) continue;
    const isFirst = !ofWeek.some(({ done }) => done);
    await runRound(context, { competitionId, weekId, version }, own?.cursorLeagueId ?? 0, isFirst);
  }
}

async function runRound(
  context: LeaguesContext,
  round: Round,
  from: number,
  isFirst: boolean,
): Promise<void> {
  for (let after = from; ; ) {
    const ids = await leaguesToPost(context, round, after, isFirst);
    const outcomes = await loadOutcomes(context, round, ids);
    // The matchday was reopened meanwhile: its next version has its own round.
    if (outcomes === null) return;
    const isDone = ids.length < STEP;
    after = ids.at(-1) ?? after;
    const changedChats = await context.withTransaction(async (transaction) => {
      const revisions = new Map<number, number>();
      for (const outcome of outcomes) {
        const revision = await postOutcome(context, round.weekId, outcome, transaction);
        if (revision !== null) revisions.set(outcome.leagueId, revision);
      }
      const { LeagueResultRound } = context.models;
      await LeagueResultRound.upsert({ ...round, cursorLeagueId: after, done: isDone }, { transaction });
      return revisions;
    });
    for (const [leagueId, revision] of changedChats) context.chat.moved(leagueId, revision);
    if (isDone) return;
  }
}

/** `+ 0` keeps the rows in the order of their ids, by which an interrupted round continues. */
async function leaguesToPost(
  { sequelize }: LeaguesContext,
  { competitionId, weekId }: Round,
  after: number,
  isFirst: boolean,
): Promise<number[]> {
  const hasOne = `AND EXISTS (SELECT 1 FROM league_results r
                                WHERE r.league_id = l.id AND r.week_id = :weekId)`;
  const rows = await select<{ readonly id: number }>(
    sequelize,
    `SELECT l.id FROM leagues l
      WHERE l.id > :after AND l.competition_id + 0 = :competitionId AND l.week_id <= :weekId
        ${isFirst ? '' : hasOne}
      ORDER BY l.id
      LIMIT ${STEP}`,
    { competitionId, weekId, after },
  );
  return rows.map(({ id }) => id);
}

/** The messages of the leagues; null when the matchday is no longer confirmed in this version. */
async function loadOutcomes(
  context: LeaguesContext,
  { weekId, version }: Round,
  ids: readonly number[],
): Promise<LeagueOutcome[] | null> {
  const outcomes: LeagueOutcome[] = [];
  for (const { facts: league, season } of await loadLeagueFacts(context, ids)) {
    const matchday = season.matchdays.find((one) => one.weekId === weekId);
    if (matchday?.state !== 'confirmed' || matchday.version !== version) return null;
    const facts = resultFacts(league, weekId);
    if (facts) outcomes.push({ leagueId: league.league.id, facts });
  }
  return outcomes;
}

/** Posts or corrects the message of one league; returns the chat's new revision, null when nothing changed. */
async function postOutcome(
  { models, clock }: LeaguesContext,
  weekId: number,
  { leagueId, facts }: LeagueOutcome,
  transaction: Transaction,
): Promise<number | null> {
  const { Comment, League, LeagueResult } = models;
  const league = await League.findOne({
    attributes: ['id', 'chatRevision'],
    where: { id: leagueId },
    transaction,
    lock: true,
  });
  if (!league) return null;
  const factsJson = JSON.stringify(facts);
  const row = await LeagueResult.findOne({ where: { leagueId, weekId }, transaction });
  if (row?.facts === factsJson) return null;
  const revision = league.chatRevision + 1;
  if (row) {
    const where = { id: row.commentId, deleted: false };
    const [count] = await Comment.update({ revision }, { where, transaction });
    // An admin deleted it, which stays so.
    if (count === 0) return null;
    await row.update({ facts: factsJson }, { transaction });
  } else {
    const message = { leagueId, teamId: null, userId: null, body: '', requestKey: null };
    const comment = await Comment.create({ ...message, createdAt: clock.now(), revision }, { transaction });
    await LeagueResult.create({ leagueId, weekId, commentId: comment.id, facts: factsJson }, { transaction });
  }
  await league.update({ chatRevision: revision }, { transaction });
  return revision;
}
