import type { ChatComment } from '@euro/api-contract';
import type { Transaction } from 'sequelize';
import { Refusal } from '../../infra/errors.js';
import { inCompetition } from '../../infra/inCompetition.js';
import type { Comment, League } from '../../models/index.js';
import { loadSeason, requirePlayable, type Season } from '../../tournament/index.js';
import type { LeaguesContext } from '../context.js';
import { isMember } from '../membership.js';
import { authorizeInLeague } from '../policies/policies.js';
import { loadComment } from './loadComments.js';

/** A chat whose league is locked, so that other writes wait until the transaction ends. */
export interface LockedChat {
  readonly league: Pick<League, 'id' | 'adminId' | 'competitionId'>;
  readonly transaction: Transaction;
  /** The next revision; whatever is written in this transaction carries it. */
  revise(): Promise<number>;
  /** @throws the refusal `competition-closed`; without it a change is possible when the competition is over, too */
  requirePlayable(): Promise<void>;
  /** The league's competition, read now: its deadlines decide. */
  season(): Promise<Season>;
  /** Milliseconds of the game time of the league's competition. */
  now(): number;
}

/**
 * One change of a league's chat by a member: locks the league, writes, and notifies readers once it is committed.
 * `write` answers the comment it is about; without `revise` nothing changed.
 */
export async function changeChat(
  context: LeaguesContext,
  leagueId: number,
  userId: number,
  write: (chat: LockedChat) => Promise<number>,
): Promise<ChatComment> {
  const { models } = context;
  const subject = { table: 'leagues', id: leagueId } as const;
  const ofCompetition = inCompetition(context, await context.findCompetition(subject));
  let revision: number | null = null;
  const commentId = await context.withTransaction(async (transaction) => {
    revision = null;
    const league = await models.League.findOne({
      attributes: ['id', 'adminId', 'competitionId', 'chatRevision'],
      where: { id: leagueId },
      transaction,
      lock: true,
    });
    if (!league) throw new Refusal('not-found');
    const isIn = await isMember(context, leagueId, userId, transaction);
    authorizeInLeague('chat.write', { userId, isMember: isIn });
    return write({
      league,
      transaction,
      requirePlayable: () => requirePlayable(context, league.competitionId, transaction),
      season: () => loadSeason(ofCompetition, { competitionId: league.competitionId }, transaction),
      now: () => ofCompetition.clock.now(),
      async revise() {
        revision = league.chatRevision + 1;
        await league.update({ chatRevision: revision }, { transaction });
        return revision;
      },
    });
  });
  if (revision !== null) context.chat.moved(leagueId, revision);
  return loadComment(context, commentId);
}

/**
 * The same for an existing comment.
 * @throws `not-found` for an unknown id, `forbidden` for a comment of a league that is not the caller's
 */
export async function changeComment(
  context: LeaguesContext,
  id: number,
  userId: number,
  write: (chat: LockedChat, comment: Comment) => Promise<void>,
): Promise<ChatComment> {
  const { models } = context;
  // A comment never moves to another league: which one to lock may be asked without a lock.
  const row = await models.Comment.findOne({ attributes: ['leagueId'], where: { id }, raw: true });
  if (!row) throw new Refusal('not-found');
  return changeChat(context, row.leagueId, userId, async (chat) => {
    const { transaction } = chat;
    const comment = await models.Comment.findOne({ where: { id }, transaction, lock: true });
    if (!comment) throw new Refusal('not-found');
    await write(chat, comment);
    return id;
  });
}
