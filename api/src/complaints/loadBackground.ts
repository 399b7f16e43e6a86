import type { PastEvent, ResponseOf } from '@euro/api-contract';
import { suspectSamePerson } from '../accounts/index.js';
import type { BaseContext } from '../infra/context.js';
import { select } from '../infra/db/select.js';
import { Refusal } from '../infra/errors.js';

/** The most events that are listed. */
const LISTED = 20;

const SANCTIONS = {
  'user.suspended': 'suspended',
  'user.muted': 'muted',
  'user.restored': 'restored',
} as const;

interface EventRow {
  readonly kind: PastEvent['kind'] | keyof typeof SANCTIONS;
  readonly text: string | null;
  readonly total: number;
  readonly decision: PastEvent['decision'];
  readonly byId: number | null;
  readonly byName: string | null;
  readonly at: number;
}

/** Complaints about the things of a user, by thing, except one of them. */
const pastOf = (kind: 'comment' | 'league' | 'team', text: string, owner: string) => `
  SELECT '${kind}' AS kind, MAX(${text}) AS text, COUNT(*) AS total, MAX(x.decision) AS decision,
         MAX(x.decided_by) AS byId, COALESCE(MAX(x.decided_at), MIN(x.made_at)) AS at
    FROM ${kind}s o JOIN complaints x ON x.${kind}_id = o.id
   WHERE o.${owner} = :authorId
   GROUP BY o.id HAVING SUM(CASE WHEN x.id = :id THEN 1 ELSE 0 END) = 0`;

const HISTORY = `
  SELECT e.*, d.first_name AS byName FROM (
    ${pastOf('comment', 'o.body', 'user_id')}
    UNION ALL ${pastOf('league', 'o.name', 'admin_id')}
    UNION ALL ${pastOf('team', 'o.name', 'user_id')}
    UNION ALL
    SELECT a.action, a.reason, 0, NULL, a.actor_id, a.at FROM audit_entries a
     WHERE a.subject = :subject AND a.action IN (:sanctions)) e
    LEFT JOIN users d ON d.id = e.byId
   ORDER BY e.at DESC LIMIT ${LISTED}`;

const complainantsOf = (column: 'comment_id' | 'league_id' | 'team_id') => `
  SELECT COUNT(*) AS total, SUM(CASE WHEN EXISTS (
           SELECT 1 FROM complaints p
            WHERE p.user_id = x.user_id AND p.id <> x.id AND p.decision <> 'leave') THEN 1 ELSE 0 END) AS reliable
    FROM complaints x WHERE x.${column} = :thing`;

/**
 * What somebody who answers complaints wants to know first: what happened before to the author, whether those who
 * complain were right before, and which other accounts may be the author's.
 * @throws the refusal `not-found`
 */
export async function loadBackground(
  { models, sequelize }: Pick<BaseContext, 'models' | 'sequelize'>,
  id: number,
): Promise<ResponseOf<'GET admin/complaints/{id}'>> {
  const complaint = await models.Complaint.findByPk(id, { raw: true });
  if (!complaint) throw new Refusal('not-found');
  const { commentId, leagueId, teamId } = complaint;
  const [column, thing] =
    commentId !== null
      ? (['comment_id', commentId] as const)
      : leagueId !== null
        ? (['league_id', leagueId] as const)
        : (['team_id', teamId ?? 0] as const);
  const [comment, league, team] = await Promise.all([
    models.Comment.findByPk(commentId ?? 0, { attributes: ['userId'], raw: true }),
    models.League.findByPk(leagueId ?? 0, { attributes: ['adminId'], raw: true }),
    models.Team.findByPk(teamId ?? 0, { attributes: ['userId'], raw: true }),
  ]);
  const authorId = comment?.userId ?? league?.adminId ?? team?.userId ?? 0;
  const author = await models.User.findByPk(authorId, { attributes: ['createdAt'], raw: true });
  if (!author) throw new Refusal('not-found');
  const sanctions = Object.keys(SANCTIONS);
  const [[complainants], events, samePerson] = await Promise.all([
    select<{ total: number; reliable: number }>(sequelize, complainantsOf(column), { thing }),
    select<EventRow>(sequelize, HISTORY, { id, authorId, subject: `user ${authorId}`, sanctions }),
    suspectSamePerson({ models, sequelize }, authorId),
  ]);
  return {
    since: new Date(Number(author.createdAt)).toISOString(),
    history: events.map(presentEvent),
    complainants: {
      total: Number(complainants?.total ?? 0),
      reliable: Number(complainants?.reliable ?? 0),
    },
    samePerson,
  };
}

function presentEvent({ kind, text, total, decision, byId, byName, at }: EventRow): PastEvent {
  return {
    kind: kind in SANCTIONS ? SANCTIONS[kind as keyof typeof SANCTIONS] : (kind as PastEvent['kind']),
    text: text ?? '',
    total: Number(total),
    decision,
    ...(byId !== null && { by: { id: byId, name: byName ?? '' } }),
    at: new Date(Number(at)).toISOString(),
  };
}
