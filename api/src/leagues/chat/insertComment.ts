import type { ChatComment } from '@euro/api-contract';
import { QueryTypes, type Transaction } from 'sequelize';
import { Refusal } from '../../infra/errors.js';
import { plainText } from '../../infra/text/plainText.js';
import type { LeaguesContext } from '../context.js';
import { changeChat } from './changeChat.js';

export interface NewComment {
  readonly leagueId: number;
  readonly text: string;
  /** A team of the author in the league; when left out, the one that joined first. */
  readonly teamId: number | null;
  /** Idempotency key: the same one from the same author adds no second comment. */
  readonly key: string | null;
}

const KEY = /^[!-~]{1,100}$/;

/** Adds a comment to the chat of a league; members only. */
export async function insertComment(
  context: LeaguesContext,
  userId: number,
  { leagueId, text, teamId, key }: NewComment,
): Promise<ChatComment> {
  const body = checkComment(text);
  if (key !== null && !KEY.test(key)) throw new Refusal('idempotency-key-invalid');
  return changeChat(context, leagueId, userId, async (chat) => {
    const { transaction, revise, now } = chat;
    const { models } = context;
    const first =
      key === null
        ? null
        : await models.Comment.findOne({
            attributes: ['id'],
            where: { leagueId, userId, requestKey: key },
            transaction,
            raw: true,
          });
    if (first) return first.id;
    await chat.requirePlayable();
    const team = await findTeam(context, { leagueId, userId, teamId }, transaction);
    const comment = await models.Comment.create(
      {
        leagueId,
        teamId: team,
        userId,
        body,
        createdAt: now(),
        revision: await revise(),
        requestKey: key,
      },
      { transaction },
    );
    return comment.id;
  });
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
