import type { ChatPoll } from '@euro/api-contract';
import { QueryTypes } from 'sequelize';
import type { Database } from '../../infra/db/database.js';
import { groupBy } from '../../infra/groupBy.js';

/** An option as JSON has it. */
export interface StoredOption {
  readonly text: string;
  readonly playerId: number | null;
}

/** The columns of a poll, null for other comments. */
export interface PollColumns {
  readonly id: number;
  readonly deleted: number | boolean;
  readonly pollWeek: number | null;
  readonly pollOptions: string | null;
  readonly pollClosed: number | boolean | null;
  readonly pollClosesAt: number | null;
}

/** A poll for all readers: what each may see of it depends on the own vote. */
export interface StoredPoll extends ChatPoll {
  /** Indexes of options by the ids of the users who chose them. */
  readonly choices: ReadonlyMap<number, number>;
  /** Votes of each option. */
  readonly totals: readonly number[];
}

export const readOptions = (json: string): readonly StoredOption[] => JSON.parse(json) as StoredOption[];

/** The polls among these comments by the comment's id. */
export async function loadPolls(
  { sequelize }: Pick<Database, 'sequelize'>,
  rows: readonly PollColumns[],
): Promise<ReadonlyMap<number, StoredPoll>> {
  const polls = rows.flatMap(({ id, deleted, pollWeek, pollOptions, pollClosed, pollClosesAt }) =>
    deleted || pollWeek === null || pollOptions === null
      ? []
      : [{ id, pollWeek, pollOptions, closed: Boolean(pollClosed), closesAt: Number(pollClosesAt ?? 0) }],
  );
  if (polls.length === 0) return new Map();
  const votes = await sequelize.query<{ commentId: number; userId: number; choice: number }>(
    'SELECT v.comment_id AS commentId, v.user_id AS userId, v.choice FROM poll_votes v WHERE v.comment_id IN (:ids)',
    { replacements: { ids: polls.map(({ id }) => id) }, type: QueryTypes.SELECT },
  );
  const votesOf = groupBy(votes, ({ commentId }) => commentId);
  return new Map(
    polls.map(({ id, pollWeek, pollOptions, closed, closesAt }) => {
      const own = votesOf.get(id) ?? [];
      const options = readOptions(pollOptions);
      const totals = options.map(() => 0);
      for (const { choice } of own) totals[choice] = (totals[choice] ?? 0) + 1;
      const poll: StoredPoll = {
        week_id: pollWeek,
        closes_at: new Date(closesAt).toISOString(),
        closed,
        options: options.map(({ text, playerId }) => ({ text, player_id: playerId, total: null })),
        votes_total: own.length,
        own: null,
        choices: new Map(own.map(({ userId, choice }) => [userId, choice])),
        totals,
      };
      return [id, poll];
    }),
  );
}

/** A poll as one reader sees it: the totals only after the own vote, or once it is closed. */
export function pollFor({ choices, totals, ...poll }: StoredPoll, userId: number): ChatPoll {
  const own = choices.get(userId) ?? null;
  if (own === null && !poll.closed) return poll;
  return {
    ...poll,
    own,
    options: poll.options.map((option, index) => ({ ...option, total: totals[index] ?? 0 })),
  };
}
