import type { ChatComment, NewPollOption } from '@euro/api-contract';
import { QueryTypes, type Transaction } from 'sequelize';
import { Refusal } from '../../infra/errors.js';
import { plainText } from '../../infra/text/plainText.js';
import type { LeaguesContext } from '../context.js';
import { changeChat, type LockedChat } from './changeChat.js';
import { checkOptions, requirePlayers } from './checkPoll.js';
import type { StoredOption } from './storedPoll.js';

export interface NewComment {
  readonly leagueId: number;
  readonly text: string;
  /** A team of the author in the league; when left out, the one that joined first. */
  readonly teamId: number | null;
  /** Idempotency key: the same one from the same author adds no second comment. */
  readonly key: string | null;
  /** Of a poll, whose question is the text; null for a message. */
  readonly options: readonly NewPollOption[] | null;
  /** The comment of this league that it answers. */
  readonly quotes: number | null;
}

const KEY = /^[!-~]{1,100}$/;

/**
 * Adds a comment to the chat of a league; members only.
 * @throws the refusals `chat-suspended`, `comment-invalid`, `poll-invalid`, `not-found` for a quoted comment that is not there, and
 * `deadline-passed` for a poll after the last deadline
 */
export async function insertComment(
  context: LeaguesContext,
  userId: number,
  { leagueId, text, teamId, key, options: asked, quotes }: NewComment,
): Promise<ChatComment> {
  const body = checkComment(text);
  const options = asked && checkOptions(asked);
  if (key !== null && !KEY.test(key)) throw new Refusal('idempotency-key-invalid');
  return changeChat(context, leagueId, userId, async (chat) => {
    const { transaction, revise, now } = chat;
    const { models } = context;
    const words: Words = { leagueId, userId, body, teamId, options, quotes };
    const firstId = key === null ? null : await findFirst(context, key, words, transaction);
    if (firstId !== null) return firstId;
    await requireUnmuted(context, userId, transaction);
    await chat.requirePlayable();
    const team = await findTeam(context, { leagueId, userId, teamId }, transaction);
    if (quotes !== null) await requireQuotable(context, leagueId, quotes, transaction);
    const poll = options && (await planPoll(context, chat, options));
    const comment = await models.Comment.create(
      {
        leagueId,
        teamId: team,
        userId,
        body,
        createdAt: now(),
        revision: await revise(),
        requestKey: key,
        quotedId: quotes,
      },
      { transaction },
    );
    if (poll) await models.CommentPoll.create({ commentId: comment.id, ...poll }, { transaction });
    return comment.id;
  });
}

/** What a comment says; the same key may say nothing else. */
interface Words extends Pick<NewComment, 'leagueId' | 'teamId' | 'quotes'> {
  readonly userId: number;
  readonly body: string;
  readonly options: readonly StoredOption[] | null;
}

/**
 * The comment that this key made before; null when there is none.
 * @throws the refusal `idempotency-key-reused` when it says something else
 */
async function findFirst(
  { models }: Pick<LeaguesContext, 'models'>,
  key: string,
  { leagueId, userId, body, teamId, options, quotes }: Words,
  transaction: Transaction,
): Promise<number | null> {
  const first = await models.Comment.findOne({
    attributes: ['id', 'teamId', 'body', 'deleted', 'quotedId'],
    where: { leagueId, userId, requestKey: key },
    transaction,
    raw: true,
  });
  if (!first) return null;
  // Of a deleted comment the words are gone.
  if (first.deleted) return first.id;
  const poll = await models.CommentPoll.findByPk(first.id, { transaction, raw: true });
  const isSame =
    first.body === body &&
    (teamId === null || first.teamId === teamId) &&
    (poll?.optionsJson ?? null) === (options && JSON.stringify(options)) &&
    (first.quotedId === quotes || (quotes === null && (await isGone(first.quotedId))));
  if (!isSame) throw new Refusal('idempotency-key-reused');
  return first.id;

  /** Who sends a comment again leaves out a quote that was deleted meanwhile. */
  async function isGone(id: number | null): Promise<boolean> {
    return (
      id !== null &&
      (await models.Comment.count({ where: { id, deleted: false, hidden: false }, transaction })) === 0
    );
  }
}

/** @throws the refusal `chat-suspended` with the moment `until` */
async function requireUnmuted(
  { models, realNow }: Pick<LeaguesContext, 'models' | 'realNow'>,
  userId: number,
  transaction: Transaction,
): Promise<void> {
  const user = await models.User.findByPk(userId, { attributes: ['mutedUntil'], transaction, raw: true });
  const until = Number(user?.mutedUntil ?? 0);
  if (until > realNow()) throw new Refusal('chat-suspended', { until: new Date(until).toISOString() });
}

/** The result of a matchday has no words of its own to quote. */
async function requireQuotable(
  { models }: LeaguesContext,
  leagueId: number,
  id: number,
  transaction: Transaction,
): Promise<void> {
  const quoted = await models.Comment.findOne({
    attributes: ['userId', 'deleted', 'hidden'],
    where: { id, leagueId },
    transaction,
    raw: true,
  });
  if (!quoted || quoted.deleted || quoted.hidden || quoted.userId === null) throw new Refusal('not-found');
}

/** A poll is open until the next deadline. */
async function planPoll(context: LeaguesContext, chat: LockedChat, options: readonly StoredOption[]) {
  const { league, transaction } = chat;
  await requirePlayers(context, options, league.competitionId, transaction);
  const { deadlineWeek } = (await chat.season()).info;
  if (deadlineWeek === null) throw new Refusal('deadline-passed');
  return { weekId: deadlineWeek, optionsJson: JSON.stringify(options) };
}

async function findTeam(
  { sequelize }: Pick<LeaguesContext, 'sequelize'>,
  author: { readonly leagueId: number; readonly userId: number; readonly teamId: number | null },
  transaction: Transaction,
): Promise<number> {
  const [team] = await sequelize.query<{ readonly id: number }>(
    `SELECT t.id FROM league_members m JOIN teams t ON t.id = m.team_id AND t.deleted_at IS NULL
      WHERE m.league_id = :leagueId AND t.user_id = :userId AND (:teamId IS NULL OR t.id = :teamId)
      ORDER BY m.joined_at, t.id LIMIT 1`,
    { replacements: { ...author }, type: QueryTypes.SELECT, transaction },
  );
  if (!team) throw new Refusal('forbidden');
  return team.id;
}

/** Longest comment in characters as a reader counts them (decisions §5.8). */
const MAX_CHARACTERS = 1000;

/** The normalized comment: plain text, trimmed, with its line ends; anything else is refused. */
function checkComment(text: string): string {
  const comment = plainText(text, MAX_CHARACTERS);
  if (comment === null) throw new Refusal('comment-invalid');
  return comment;
}
