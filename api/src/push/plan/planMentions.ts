import { findMentions, type Mentionable } from '@euro/game';
import { QueryTypes } from 'sequelize';
import { loadMentionNames } from '../../leagues/index.js';
import { pagePrefix } from '../../tournament/index.js';
import type { PushContext } from '../context.js';
import { planMessages } from './planMessages.js';

/** Key under which the last read comment is stored. */
const NAME = 'comments';
/** Comments in one step. */
export const STEP = 200;
/**
 * A comment's id is assigned before its commit, so a lower id may appear after a higher one: this many before the
 * last are read again. Nobody is notified twice.
 */
const LOOK_BACK = 50;
/** Milliseconds of real time. */
const LIFETIME = 12 * 60 * 60_000;
/** Milliseconds of real time in which an author's further mentions of the same user are ignored. */
const REST = 10 * 60_000;

interface MentioningComment {
  readonly id: number;
  readonly leagueId: number;
  /** First segment of the addresses of the league's competition. */
  readonly slug: string | null;
  readonly userId: number;
  readonly body: string;
}

/** Reads after which no older comment than the last can appear any more. */
const LOOKS = 4;

interface ReadSoFar {
  /** The last comment that was read. */
  readonly id: number;
  /** How often it was the last one. */
  readonly looks: number;
  /** Those among the last that need no second look: a mention that was ignored once stays ignored. */
  readonly plannedIds: ReadonlySet<number>;
}

/** What this process read, by database. */
const readByModels = new WeakMap<PushContext['models'], ReadSoFar>();

/** Plans a message to each user whom a new comment mentions by `@name`; the chat does not wait for it. */
export async function planMentions(context: PushContext): Promise<void> {
  const { models } = context;
  const newest = Number((await models.Comment.max('id')) ?? 0);
  const read = readByModels.get(models);
  const looks = read?.id === newest ? read.looks + 1 : 1;
  if (looks > LOOKS) return;
  const plannedIds = new Set(read?.plannedIds);
  const namesByLeague = new Map<number, readonly Mentionable[]>();
  const progress = await models.PushProgress.findByPk(NAME, { raw: true });
  // Comments from before the first run are ignored.
  if (progress) {
    for (
      let after: number | undefined = Math.max(0, Number(progress.value) - LOOK_BACK);
      after !== undefined;
    ) {
      const comments = await loadMentioning(context, after);
      for (const comment of comments.filter(({ id }) => !plannedIds.has(id))) {
        const { leagueId } = comment;
        const names = namesByLeague.get(leagueId) ?? (await loadMentionNames(context, leagueId));
        namesByLeague.set(leagueId, names);
        await planComment(context, comment, names);
        plannedIds.add(comment.id);
      }
      after = comments.length < STEP ? undefined : comments.at(-1)?.id;
    }
  }
  await context.withTransaction((transaction) =>
    models.PushProgress.upsert({ name: NAME, value: newest }, { transaction }),
  );
  const lastIds = [...plannedIds].filter((id) => id > newest - LOOK_BACK);
  readByModels.set(models, { id: newest, looks, plannedIds: new Set(lastIds) });
}

function loadMentioning({ sequelize }: PushContext, after: number): Promise<MentioningComment[]> {
  return sequelize.query<MentioningComment>(
    `SELECT c.id, c.league_id AS leagueId, o.slug, c.user_id AS userId, c.body
       FROM comments c
       JOIN leagues l ON l.id = c.league_id
       JOIN competitions o ON o.id = l.competition_id
      WHERE c.id > :after AND c.user_id IS NOT NULL AND c.hidden = 0 AND c.body LIKE '%@%'
      ORDER BY c.id LIMIT ${STEP}`,
    { replacements: { after }, type: QueryTypes.SELECT },
  );
}

async function planComment(
  context: PushContext,
  comment: MentioningComment,
  members: readonly Mentionable[],
): Promise<void> {
  const { leagueId, slug, userId: authorId, body } = comment;
  const ids = new Set(findMentions(body, members).map(({ id }) => id));
  ids.delete(authorId);
  const subject = `l${leagueId}-u${authorId}-`;
  const subscriberIds = await wantingOf(context, [...ids], subject);
  if (subscriberIds.length === 0) return;
  const facts = { kind: 'mention' as const, leagueId };
  const messages = subscriberIds.map((userId) => ({ userId, facts }));
  await context.withTransaction((transaction) =>
    planMessages(
      context,
      {
        kind: 'mention',
        subject: `${subject}c${comment.id}`,
        matchday: null,
        lifetime: LIFETIME,
        prefix: pagePrefix({ slug }),
      },
      messages,
      transaction,
    ),
  );
}

/** Those of these users who chose to be notified, on a device, and were not of the same author's just now. */
async function wantingOf(
  { sequelize, realNow }: PushContext,
  users: readonly number[],
  subject: string,
): Promise<number[]> {
  if (users.length === 0) return [];
  const rows = await sequelize.query<{ userId: number }>(
    `SELECT c.user_id AS userId FROM push_choices c
      WHERE c.user_id IN (:users) AND c.mention = 1
        AND EXISTS (SELECT 1 FROM push_subscriptions s WHERE s.user_id = c.user_id)
        AND NOT EXISTS (SELECT 1 FROM push_messages m
                         WHERE m.user_id = c.user_id AND m.kind = 'mention' AND m.subject LIKE :pattern
                           AND m.created_at > :since)`,
    {
      replacements: { users: [...users], pattern: `${subject}%`, since: realNow() - REST },
      type: QueryTypes.SELECT,
    },
  );
  return rows.map(({ userId }) => userId);
}
