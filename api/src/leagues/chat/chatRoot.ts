import type { ChatChanges, ChatComment, NewPollOption, ReactionKind } from '@euro/api-contract';
import { Refusal } from '../../infra/errors.js';
import { defineTexts, type TextLanguage } from '../../texts/index.js';
import type { LeaguesContext } from '../context.js';
import { isMember } from '../membership.js';
import { authorizeInLeague } from '../policies/policies.js';
import { describeResult } from '../results/describeResult.js';
import type { ChatReader } from './chatRoom.js';
import { deleteComment } from './deleteComment.js';
import { insertComment } from './insertComment.js';
import { MAX_COMMENTS } from './loadChanges.js';
import { type LoadedComment, loadLatest } from './loadComments.js';
import { reactToComment } from './reactToComment.js';
import { pollFor } from './storedPoll.js';
import { voteComment } from './voteComment.js';
import { votePoll } from './votePoll.js';

const texts = defineTexts(import.meta.url, {
  nl: { hidden: 'Bericht verwijderd' },
  en: { hidden: 'Message deleted' },
});

/** The caller of an operation, and when he stops waiting. */
export interface ChatCall {
  readonly context: LeaguesContext;
  readonly caller: ChatReader;
  readonly language: TextLanguage;
  readonly signal: AbortSignal;
}

type Resolver<A, R> = (args: A, call: ChatCall) => R;
type Optional<T> = T | null | undefined;

/** Resolvers of the fields of Query and Mutation. */
export const chatRoot = {
  comments: (async ({ key_id, limit }, { context, caller }) => {
    await context.rateLimits.consume('chatRead', String(caller.userId));
    requireLimit(limit);
    await requireMember(context, key_id, caller);
    return loadLatest(context, key_id, Math.min(limit, MAX_COMMENTS));
  }) satisfies Resolver<{ key_id: number; limit: number }, Promise<ChatComment[]>>,

  insert_comment: (async ({ key_id, comment, team_id, key, options, quotes }, { context, caller }) => {
    await context.rateLimits.consume('chatBurst', String(caller.userId));
    await context.rateLimits.consume('chatInsert', String(caller.userId));
    return insertComment(context, caller.userId, {
      leagueId: key_id,
      text: comment,
      teamId: team_id ?? null,
      key: key ?? null,
      options: options ?? null,
      quotes: quotes ?? null,
    });
  }) satisfies Resolver<
    {
      key_id: number;
      comment: string;
      team_id: Optional<number>;
      key: Optional<string>;
      options: Optional<NewPollOption[]>;
      quotes: Optional<number>;
    },
    Promise<ChatComment>
  >,

  delete_comment: (async ({ id }, { context, caller }) => {
    await context.rateLimits.consume('chatChange', String(caller.userId));
    return deleteComment(context, caller.userId, id);
  }) satisfies Resolver<{ id: number }, Promise<ChatComment>>,

  vote_comment: (async (vote, { context, caller }) => {
    await context.rateLimits.consume('chatChange', String(caller.userId));
    return voteComment(context, caller.userId, vote);
  }) satisfies Resolver<{ id: number; voted: boolean }, Promise<ChatComment>>,

  vote_poll: (async (vote, { context, caller }) => {
    await context.rateLimits.consume('chatChange', String(caller.userId));
    return votePoll(context, caller.userId, vote);
  }) satisfies Resolver<{ id: number; option: number }, Promise<ChatComment>>,

  react_comment: (async (reaction, { context, caller }) => {
    await context.rateLimits.consume('chatChange', String(caller.userId));
    return reactToComment(context, caller.userId, reaction);
  }) satisfies Resolver<{ id: number; kind: ReactionKind; reacted: boolean }, Promise<ChatComment>>,
};

/** Resolvers of those fields of a comment that are not its own properties. */
export const commentFields = {
  // One comment is shared by all readers, a sentence is in the language of each.
  comment: ({ result, hidden, comment }: ChatComment, _args: object, { language }: ChatCall) => {
    if (hidden) return texts(language)('hidden');
    return result ? describeResult(result, language) : comment;
  },
  poll: ({ poll }: LoadedComment, _args: object, { caller }: ChatCall) =>
    poll && pollFor(poll, caller.userId),
};

/** Sources of the subscriptions' fields. */
export const chatStreams = {
  comments: (async ({ key_id, limit }, call) => {
    requireLimit(limit);
    return mapChanges(await follow(key_id, null, call), ({ comments }) => ({
      comments: comments.slice(-limit),
    }));
  }) satisfies Resolver<{ key_id: number; limit: number }, Promise<unknown>>,

  comment_changes: (async ({ key_id, after }, call) =>
    mapChanges(await follow(key_id, Math.max(0, after), call), (changes) => ({
      comment_changes: changes,
    }))) satisfies Resolver<{ key_id: number; after: number }, Promise<unknown>>,
};

async function follow(leagueId: number, after: number | null, { context, caller, signal }: ChatCall) {
  await context.rateLimits.consume('chatRead', String(caller.userId));
  await requireMember(context, leagueId, caller);
  return context.chat.follow({ leagueId, reader: caller, signal, after });
}

async function* mapChanges<T>(source: AsyncIterable<ChatChanges>, name: (changes: ChatChanges) => T) {
  for await (const changes of source) yield name(changes);
}

function requireLimit(limit: number): void {
  if (limit < 1) throw new Refusal('invalid-input', { problems: ['limit is at least 1.'] });
}

async function requireMember(
  context: LeaguesContext,
  leagueId: number,
  { userId }: ChatReader,
): Promise<void> {
  authorizeInLeague('chat.read', { userId, isMember: await isMember(context, leagueId, userId) });
}
