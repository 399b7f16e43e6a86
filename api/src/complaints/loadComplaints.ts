import {
  COMPLAINT_REASONS,
  type Complaint,
  type Language,
  type ParsedQueryOf,
  type ResponseOf,
} from '@euro/api-contract';
import type { BaseContext } from '../infra/context.js';
import type { Database } from '../infra/db/database.js';
import { select } from '../infra/db/select.js';
import { picturePath } from '../infra/uploads/pictures.js';

interface ComplaintRow {
  readonly id: number;
  readonly commentId: number | null;
  readonly leagueId: number | null;
  readonly teamId: number | null;
  readonly total: number;
  readonly since: number;
  readonly decision: Complaint['decision'];
  readonly decidedById: number | null;
  readonly decidedBy: string | null;
  readonly askedById: number | null;
  readonly askedBy: string | null;
  readonly insult: number;
  readonly spam: number;
  readonly other: number;
  readonly body: string | null;
  /** League of the message. */
  readonly chatId: number | null;
  readonly league: string | null;
  readonly cover: string | null;
  readonly team: string | null;
  readonly badge: string | null;
  readonly authorId: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly language: Language;
}

/** Decided complaints are listed for so long, real milliseconds. */
const LISTED_FOR = 90 * 24 * 60 * 60_000;

const WHERE = {
  waiting: 'x.decided_at IS NULL',
  decided: 'x.decided_at > :since',
} as const;

const ORDER = {
  waiting: 'g.total DESC, g.since, g.id',
  decided: 'g.decidedAt DESC, g.id DESC',
} as const;

const REASONS = COMPLAINT_REASONS.map(
  (reason) => `SUM(CASE WHEN x.reason = '${reason}' THEN 1 ELSE 0 END) AS ${reason}`,
).join(', ');

/** The filter that lists a thing: one with a picture may be meant by its name or by that. */
const FILTER = `
  CASE WHEN g.commentId IS NOT NULL THEN 'comment'
       WHEN g.decision = 'uncover' OR t.badge IS NOT NULL OR l.cover IS NOT NULL THEN 'picture'
       ELSE 'name' END`;

type Parts = Pick<BaseContext, 'sequelize' | 'realNow'>;
type Counts = NonNullable<ResponseOf<'GET admin/complaints'>['counts']>;

/**
 * A page of what users complain about: what most complain about first, then the oldest. Decided complaints are listed
 * for ninety days, the latest first.
 */
export async function loadComplaints(
  { sequelize, realNow }: Parts,
  { status, filter, pageNumber, pageRecords }: ParsedQueryOf<'GET admin/complaints'>,
): Promise<{ totalRecords: number; complaints: Complaint[]; counts: Counts }> {
  const values = { since: realNow() - LISTED_FOR };
  const counts = await countComplaints({ sequelize }, status, values);
  const rows = await select<ComplaintRow>(
    sequelize,
    `SELECT g.*, c.body, c.league_id AS chatId, l.name AS league, l.cover, t.name AS team, t.badge, u.id AS authorId,
            u.first_name AS firstName, u.last_name AS lastName, u.language,
            d.first_name AS decidedBy, a.first_name AS askedBy
       FROM (SELECT MIN(x.id) AS id, x.comment_id AS commentId, x.league_id AS leagueId, x.team_id AS teamId,
                    COUNT(*) AS total, MIN(x.made_at) AS since, MAX(x.decision) AS decision,
                    MAX(x.decided_at) AS decidedAt, MAX(x.decided_by) AS decidedById,
                    MAX(x.asked_by) AS askedById, ${REASONS}
               FROM complaints x WHERE ${WHERE[status]}
              GROUP BY x.comment_id, x.league_id, x.team_id) g
       LEFT JOIN comments c ON c.id = g.commentId
       LEFT JOIN leagues l ON l.id = COALESCE(g.leagueId, c.league_id)
       LEFT JOIN teams t ON t.id = g.teamId
       JOIN users u ON u.id = COALESCE(c.user_id, t.user_id, l.admin_id)
       LEFT JOIN users d ON d.id = g.decidedById
       LEFT JOIN users a ON a.id = g.askedById
      ${filter ? `WHERE ${FILTER} = :filter` : ''}
      ORDER BY ${ORDER[status]} LIMIT :limit OFFSET :offset`,
    { ...values, ...(filter && { filter }), limit: pageRecords, offset: (pageNumber - 1) * pageRecords },
  );
  const complaints: Complaint[] = [];
  for (const row of rows) {
    const { commentId, chatId } = row;
    const isMessage = commentId !== null && chatId !== null;
    complaints.push(present(row, isMessage ? await loadAround({ sequelize }, { commentId, chatId }) : []));
  }
  const totalRecords = filter ? counts[filter] : counts.comment + counts.name + counts.picture;
  return { totalRecords, complaints, counts };
}

/** How many things each filter lists. */
async function countComplaints(
  { sequelize }: Pick<Database, 'sequelize'>,
  status: keyof typeof WHERE,
  values: { readonly since: number },
): Promise<Counts> {
  const rows = await select<{ listedBy: keyof Counts; total: number }>(
    sequelize,
    `SELECT k.listedBy, COUNT(*) AS total FROM (
       SELECT ${FILTER} AS listedBy
         FROM (SELECT x.comment_id AS commentId, x.league_id AS leagueId, x.team_id AS teamId,
                      MAX(x.decision) AS decision
                 FROM complaints x WHERE ${WHERE[status]}
                GROUP BY x.comment_id, x.league_id, x.team_id) g
         LEFT JOIN leagues l ON l.id = g.leagueId
         LEFT JOIN teams t ON t.id = g.teamId) k
      GROUP BY k.listedBy`,
    values,
  );
  const counts = { comment: 0, name: 0, picture: 0 };
  for (const { listedBy, total } of rows) counts[listedBy] = Number(total);
  return counts;
}

interface MessageRow {
  readonly id: number;
  readonly teamname: string | null;
  readonly comment: string;
  readonly at: number;
}

/** Shown in place of the name of a team that was deleted. */
const NO_NAME = '—';

/** A message of a chat with the one before it and the one after it, oldest first. */
async function loadAround(
  { sequelize }: Pick<Database, 'sequelize'>,
  { commentId, chatId }: { readonly commentId: number; readonly chatId: number },
): Promise<Complaint['messages']> {
  const part = (condition: string) => `
    SELECT * FROM (SELECT c.id, t.name AS teamname, c.body AS comment, c.created_at AS at
                     FROM comments c
                     LEFT JOIN teams t ON t.id = c.team_id AND t.deleted_at IS NULL
                    WHERE c.league_id = :chatId AND c.deleted = 0 AND c.user_id IS NOT NULL AND ${condition})`;
  const rows = await select<MessageRow>(
    sequelize,
    `${part('c.id <= :commentId ORDER BY c.id DESC LIMIT 2')} AS until_it
     UNION ALL ${part('c.id > :commentId ORDER BY c.id LIMIT 1')} AS after_it`,
    { commentId, chatId },
  );
  const messages = rows.toSorted((a, b) => a.id - b.id);
  return messages.map(({ id, teamname, comment, at }) => ({
    ...{ id, comment, teamname: teamname ?? NO_NAME, isReported: id === commentId },
    at: new Date(Number(at)).toISOString(),
  }));
}

function present(row: ComplaintRow, messages: Complaint['messages']): Complaint {
  const { commentId, leagueId, cover, badge } = row;
  const isOfLeague = leagueId !== null;
  return {
    id: row.id,
    kind: commentId !== null ? 'comment' : isOfLeague ? 'league' : 'team',
    text: row.body ?? row.team ?? row.league ?? '',
    picture: isOfLeague ? picturePath('cover', cover) : picturePath('badge', badge),
    league: commentId === null ? null : row.league,
    messages,
    author: {
      id: row.authorId,
      name: `${row.firstName} ${row.lastName}`.trim(),
      language: row.language,
    },
    reasons: COMPLAINT_REASONS.flatMap((reason) => {
      const total = Number(row[reason]);
      return total === 0 ? [] : [{ reason, total }];
    }),
    total: Number(row.total),
    since: new Date(Number(row.since)).toISOString(),
    decision: row.decision,
    ...(row.decidedById !== null && { decidedBy: { id: row.decidedById, name: row.decidedBy ?? '' } }),
    ...(row.askedById !== null && { askedBy: { id: row.askedById, name: row.askedBy ?? '' } }),
  };
}
