import type { BodyOf } from '@euro/api-contract';
import type { Transaction } from 'sequelize';
import type { BaseContext, GameContext } from '../infra/context.js';
import { Refusal } from '../infra/errors.js';
import type { UnusedPicture } from '../infra/uploads/pictures.js';
import { lockLeague, setHidden, storeNameWords } from '../leagues/index.js';
import { renameTeam, selectLockedTeam, updateTeam } from '../teams/index.js';
import { textLanguageOf } from '../texts/index.js';
import { neutralName } from './neutralName.js';

export type Answer = BodyOf<'POST admin/complaints/{id}/decide'>['answer'];

/** What an answer did to the thing, whose row is locked. */
export interface Outcome {
  /** Who wrote the message, admins the league or owns the team. */
  readonly authorId: number;
  /** The name that a neutral one replaced. */
  readonly nameBefore?: string;
  /** The chat to send to its readers after the commit. */
  readonly chat?: { readonly leagueId: number; readonly revision: number };
  /** The picture to remove after the commit. */
  readonly unused?: UnusedPicture;
}

export interface AnsweredName {
  readonly id: number;
  readonly answer: Answer;
  /** The name that an earlier answer replaced. */
  readonly nameBefore: string | null;
}

/**
 * Hides a message, or shows it again.
 * @throws the refusal `not-found` for a message that was deleted, and for answers about names
 */
export async function answerComment(
  context: BaseContext,
  { id, leagueId, answer }: { readonly id: number; readonly leagueId: number; readonly answer: Answer },
  transaction: Transaction,
): Promise<Outcome> {
  const league = await lockLeague(context, leagueId, transaction);
  const where = { id, deleted: false };
  const comment = await context.models.Comment.findOne({ where, transaction, lock: true });
  if (!comment || comment.userId === null) throw new Refusal('not-found');
  const authorId = comment.userId;
  if (answer === 'leave') return { authorId };
  if (answer !== 'hide' && answer !== 'restore') throw new Refusal('not-found');
  const hiding = { league, commentId: id, hidden: answer === 'hide' };
  return { authorId, chat: { leagueId, revision: await setHidden(context, hiding, transaction) } };
}

/** Gives a league a neutral name, its earlier name, or no cover. */
export async function answerLeague(
  context: BaseContext,
  { id, answer, nameBefore }: AnsweredName,
  transaction: Transaction,
): Promise<Outcome> {
  const league = await lockLeague(context, id, transaction);
  const authorId = league.adminId;
  if (answer === 'leave') return { authorId };
  if (answer === 'uncover') {
    const unused = { kind: 'cover', name: league.cover ?? null } as const;
    await league.update({ cover: null }, { transaction });
    return { authorId, unused };
  }
  const before = league.name;
  const neutral = await neutralNameOf(context, { kind: 'league', id, authorId }, transaction);
  const name = chooseName(answer, { before, neutral, nameBefore });
  await league.update({ name }, { transaction });
  await storeNameWords(context, league, transaction);
  return { authorId, nameBefore: before };
}

/** Gives a team a neutral name, its earlier name, or no logo. */
export async function answerTeam(
  context: BaseContext,
  contextOf: (competitionId: number) => GameContext,
  { id, answer, nameBefore }: AnsweredName,
  transaction: Transaction,
): Promise<Outcome> {
  const team = await selectLockedTeam(context, id, transaction);
  if (!team) throw new Refusal('not-found');
  const authorId = team.userId;
  if (answer === 'leave') return { authorId };
  if (answer === 'uncover') {
    const unused = { kind: 'badge', name: team.badge ?? null } as const;
    await updateTeam(context, team, { badge: null }, transaction);
    return { authorId, unused };
  }
  const before = team.name;
  const neutral = await neutralNameOf(context, { kind: 'team', id, authorId }, transaction);
  const teamName = chooseName(answer, { before, neutral, nameBefore });
  await renameTeam(contextOf(team.competitionId), team, { teamName }, transaction);
  return { authorId, nameBefore: before };
}

interface Names {
  readonly before: string;
  readonly neutral: string;
  readonly nameBefore: string | null;
}

/** A name that was chosen meanwhile is not overwritten by an earlier one. */
function chooseName(answer: Answer, { before, neutral, nameBefore }: Names): string {
  if (answer === 'rename') return neutral;
  if (answer !== 'restore' || nameBefore === null || before !== neutral) throw new Refusal('not-found');
  return nameBefore;
}

/** In the language of who admins or owns it. */
async function neutralNameOf(
  { models }: BaseContext,
  {
    kind,
    id,
    authorId,
  }: { readonly kind: 'league' | 'team'; readonly id: number; readonly authorId: number },
  transaction: Transaction,
): Promise<string> {
  const user = await models.User.findByPk(authorId, { rejectOnEmpty: true, raw: true, transaction });
  return neutralName(kind, id, textLanguageOf(user));
}
