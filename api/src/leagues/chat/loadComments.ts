import {
  type ChatComment,
  type ChatQuote,
  type ChatReaction,
  type ChatResult,
  REACTION_KINDS,
  type ReactionKind,
} from '@euro/api-contract';
import { QueryTypes } from 'sequelize';
import { premiumSql } from '../../http/index.js';
import type { Database } from '../../infra/db/database.js';
import { presentBadge } from '../../teams/index.js';
import { presentResult } from '../results/describeResult.js';
import { loadTeamNames } from '../results/loadTeamNames.js';
import { type ResultFacts, teamsOf } from '../results/resultFacts.js';
import { loadPolls, type PollColumns, type StoredPoll } from './storedPoll.js';

/** A comment with its team and manager, as the database answers it. */
interface CommentRow extends PollColumns {
  readonly leagueId: number;
  readonly leagueName: string;
  readonly body: string;
  readonly createdAt: number;
  readonly teamId: number | null;
  readonly teamName: string | null;
  readonly badge: string | null;
  readonly nameVisible: number | boolean | null;
  /** Null for what the league itself posts, as the names. */
  readonly userId: number | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly isPremium: number;
  readonly revision: number;
  readonly resultWeek: number | null;
  readonly resultFacts: string | null;
  readonly hidden: number | boolean;
  readonly quotedId: number | null;
  readonly quotedText: string | null;
  /** Deleted or hidden. */
  readonly quotedGone: number | boolean | null;
  readonly quotedTeam: string | null;
  readonly quotedNameVisible: number | boolean | null;
  readonly quotedFirstName: string | null;
  readonly quotedLastName: string | null;
}

/** A comment for all readers: its poll is narrowed for each. */
export interface LoadedComment extends ChatComment {
  readonly poll: StoredPoll | null;
}

interface VoteRow {
  readonly commentId: number;
  readonly userId: number;
  readonly total: number;
}

interface ReactionRow extends VoteRow {
  readonly kind: ReactionKind;
}

/** Shown in place of the name of a team that was deleted. */
const NO_NAME = '—';
/** Maximum number of names for the votes on a comment, and for each kind of reaction. */
const MAX_VOTERS = 100;
/** Characters of a comment that others quote: two lines, and some more on wide screens. */
const QUOTE_LENGTH = 200;

const SELECT = `
  SELECT c.id, c.league_id AS leagueId, c.body, c.created_at AS createdAt, c.team_id AS teamId, t.name AS teamName,
         t.badge, t.name_visible AS nameVisible, c.user_id AS userId, u.first_name AS firstName,
         u.last_name AS lastName, c.deleted, c.hidden, c.revision, g.name AS leagueName, r.week_id AS resultWeek,
         r.facts AS resultFacts, p.week_id AS pollWeek, p.options_json AS pollOptions, p.closed AS pollClosed,
         m.deadline_at AS pollClosesAt, c.quoted_id AS quotedId, SUBSTR(q.body, 1, ${QUOTE_LENGTH}) AS quotedText,
         (q.deleted = 1 OR q.hidden = 1) AS quotedGone, qt.name AS quotedTeam, qt.name_visible AS quotedNameVisible,
         qu.first_name AS quotedFirstName, qu.last_name AS quotedLastName,
         ${premiumSql('c.user_id', 'g.competition_id')} AS isPremium
    FROM comments c
    JOIN leagues g ON g.id = c.league_id
    LEFT JOIN users u ON u.id = c.user_id
    LEFT JOIN league_results r ON r.comment_id = c.id
    LEFT JOIN teams t ON t.id = c.team_id AND t.deleted_at IS NULL
    LEFT JOIN comment_polls p ON p.comment_id = c.id
    LEFT JOIN matchdays m ON m.competition_id = g.competition_id AND m.week_id = p.week_id
    LEFT JOIN comments q ON q.id = c.quoted_id
    LEFT JOIN teams qt ON qt.id = q.team_id AND qt.deleted_at IS NULL
    LEFT JOIN users qu ON qu.id = q.user_id`;

const VOTES = `
  SELECT commentId, userId, total
    FROM (SELECT v.comment_id AS commentId, v.user_id AS userId,
                 COUNT(*) OVER (PARTITION BY v.comment_id) AS total,
                 ROW_NUMBER() OVER (PARTITION BY v.comment_id ORDER BY v.voted_at, v.user_id) AS place
            FROM comment_votes v WHERE v.comment_id IN (:ids)) AS placed
   WHERE place <= ${MAX_VOTERS}
   ORDER BY commentId, place`;

const REACTIONS = `
  SELECT commentId, kind, userId, total
    FROM (SELECT e.comment_id AS commentId, e.kind, e.user_id AS userId,
                 COUNT(*) OVER (PARTITION BY e.comment_id, e.kind) AS total,
                 ROW_NUMBER() OVER (PARTITION BY e.comment_id, e.kind ORDER BY e.reacted_at, e.user_id) AS place
            FROM comment_reactions e WHERE e.comment_id IN (:ids)) AS placed
   WHERE place <= ${MAX_VOTERS}
   ORDER BY commentId, kind, place`;

type Parts = Pick<Database, 'sequelize'>;

/** The latest comments of a league that were not deleted, oldest first. */
export async function loadLatest(parts: Parts, leagueId: number, limit: number): Promise<LoadedComment[]> {
  const rows = await select(
    parts,
    'c.league_id = :leagueId AND c.deleted = 0 ORDER BY c.id DESC LIMIT :limit',
    {
      leagueId,
      limit,
    },
  );
  return rows.toReversed();
}

/** Comments changed after a revision, deleted ones too, in the order of their creation; at most `limit`. */
export async function loadChangedComments(
  parts: Parts,
  leagueId: number,
  after: number,
  limit: number,
): Promise<LoadedComment[]> {
  const where = 'c.league_id = :leagueId AND c.revision > :after ORDER BY c.revision LIMIT :limit';
  const rows = await select(parts, where, { leagueId, after, limit });
  return rows.toSorted((a, b) => a.id - b.id);
}

/** @throws when it is not there: the caller has just written or read it. */
export async function loadComment(parts: Parts, id: number): Promise<LoadedComment> {
  const [comment] = await select(parts, 'c.id = :id', { id });
  if (!comment) throw new Error(`There is no comment ${id}.`);
  return comment;
}

async function select(
  { sequelize }: Parts,
  where: string,
  replacements: Record<string, number>,
): Promise<LoadedComment[]> {
  const rows = await sequelize.query<CommentRow>(`${SELECT} WHERE ${where}`, {
    replacements,
    type: QueryTypes.SELECT,
  });
  if (rows.length === 0) return [];
  const about = { replacements: { ids: rows.map(({ id }) => id) }, type: QueryTypes.SELECT } as const;
  const votes = await sequelize.query<VoteRow>(VOTES, about);
  const reactions = await sequelize.query<ReactionRow>(REACTIONS, about);
  const results = await loadResults({ sequelize }, rows);
  const polls = await loadPolls({ sequelize }, rows);
  return rows.map((row) => {
    const comment = present(
      row,
      votes.filter(({ commentId }) => commentId === row.id),
      presentReactions(reactions.filter(({ commentId }) => commentId === row.id)),
      { result: results.get(row.id) ?? null, poll: polls.get(row.id) ?? null },
    );
    return row.hidden ? { ...comment, ...HIDDEN } : comment;
  });
}

/** What replaces the contents of a hidden comment: only its author and its time remain. */
const HIDDEN = {
  ...{ hidden: true, comment: '', poll: null, quote: null },
  ...{ votes_total: 0, votes_users: [], reactions: [] },
} satisfies Partial<LoadedComment>;

/** The results among these comments by the comment's id, with today's names. */
async function loadResults(
  parts: Parts,
  rows: readonly CommentRow[],
): Promise<ReadonlyMap<number, ChatResult>> {
  const resultComments = rows.flatMap(({ id, deleted, resultWeek, resultFacts }) => {
    if (deleted || resultWeek === null || resultFacts === null) return [];
    return [{ id, weekId: resultWeek, facts: JSON.parse(resultFacts) as ResultFacts }];
  });
  const names = await loadTeamNames(parts, [
    ...new Set(resultComments.flatMap(({ facts }) => teamsOf(facts))),
  ]);
  return new Map(resultComments.map(({ id, weekId, facts }) => [id, presentResult(weekId, facts, names)]));
}

function presentReactions(rows: readonly ReactionRow[]): ChatReaction[] {
  return REACTION_KINDS.flatMap((kind) => {
    const own = rows.filter((row) => row.kind === kind);
    if (own.length === 0) return [];
    return [{ kind, total: Number(own[0]?.total ?? 0), users: own.map(({ userId }) => userId) }];
  });
}

function present(
  row: CommentRow,
  votes: readonly VoteRow[],
  reactions: readonly ChatReaction[],
  { result, poll }: Pick<LoadedComment, 'result' | 'poll'>,
): LoadedComment {
  const isOfLeague = row.userId === null;
  return {
    id: row.id,
    key_id: row.leagueId,
    type: 2,
    kind: isOfLeague ? 'result' : 'comment',
    comment: row.body,
    created_at: new Date(Number(row.createdAt)).toISOString(),
    team_id: row.teamId ?? 0,
    teamname: isOfLeague ? row.leagueName : (row.teamName ?? NO_NAME),
    badge: presentBadge(row.badge, Boolean(row.isPremium)),
    user_id: row.userId ?? 0,
    username: nameOf(row.nameVisible, row.firstName, row.lastName),
    premium: Boolean(row.isPremium),
    votes_total: Number(votes[0]?.total ?? 0),
    votes_users: votes.map(({ userId }) => userId),
    reactions,
    deleted: Boolean(row.deleted),
    hidden: false,
    revision: row.revision,
    result,
    poll,
    quote: row.deleted ? null : presentQuote(row),
  };
}

/** The name of a manager whose team shows it. */
function nameOf(isVisible: number | boolean | null, first: string | null, last: string | null): string {
  return isVisible ? `${first} ${last}`.trim() : '';
}

function presentQuote(row: CommentRow): ChatQuote | null {
  if (row.quotedId === null) return null;
  const deleted = row.quotedText === null || Boolean(row.quotedGone);
  const { quotedNameVisible, quotedFirstName, quotedLastName } = row;
  return {
    id: row.quotedId,
    teamname: row.quotedTeam ?? NO_NAME,
    username: nameOf(quotedNameVisible, quotedFirstName, quotedLastName),
    comment: deleted ? '' : (row.quotedText ?? ''),
    deleted,
  };
}
