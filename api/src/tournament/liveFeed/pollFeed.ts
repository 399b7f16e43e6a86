import { createHash } from 'node:crypto';
import type { BaseContext } from '../../infra/context.js';
import type { FeedPoll } from '../../models/index.js';
import { type FetchedPage, fetchPage, PollFailure } from './fetchPage.js';
import { receiveMessage } from './receiveMessage.js';

/** Milliseconds of real time between two polls of a feed. */
const PAUSE = 5_000;
/** The pause doubles with each failure in a row, up to this. */
const LONGEST_PAUSE = 5 * 60_000;
/** A process that polls and dies leaves the feed to others after this, milliseconds. */
const LEASE = 90_000;
/** After this no further page is begun, so that the lease outlasts the work. */
const BUDGET = 30_000;
const LONGEST_PROBLEM = 500;

/** A feed that is polled. */
export interface PolledFeed {
  readonly competitionId: number;
  readonly url: string;
  readonly token: string | null;
}

/**
 * Polls a feed when its time has come and no other process does: applies the messages after the last position, and
 * stores the position in the transaction of the last of them.
 */
export async function pollFeed(context: BaseContext, feed: PolledFeed): Promise<void> {
  const poll = await claim(context, feed);
  if (poll === null) return;
  try {
    await drain(context, feed, poll);
  } catch (error) {
    if (!(error instanceof PollFailure)) throw error;
    await postpone(context, feed, poll, error);
  }
}

type ClaimedPoll = Pick<FeedPoll, 'position' | 'etag' | 'failures'>;

/** Null while it is not time yet, or another process polls. */
async function claim(
  { models, realNow, withTransaction }: BaseContext,
  { competitionId, url }: PolledFeed,
): Promise<ClaimedPoll | null> {
  const source = createHash('sha256').update(url).digest('hex');
  const pollRow = await models.FeedPoll.findByPk(competitionId, { raw: true });
  if (pollRow && pollRow.source === source && Number(pollRow.nextAt) > realNow()) return null;
  return withTransaction(async (transaction) => {
    // Its row orders the first claims, which have none of their own to lock.
    await models.Competition.findByPk(competitionId, { attributes: ['id'], transaction, lock: true });
    const row = await models.FeedPoll.findByPk(competitionId, { transaction, lock: true });
    if (row && row.source === source && Number(row.nextAt) > realNow()) return null;
    const nextAt = realNow() + LEASE;
    if (row && row.source === source) {
      await row.update({ nextAt }, { transaction });
      return { position: row.position, etag: row.etag, failures: row.failures };
    }
    // A position means nothing to another feed.
    const fresh = { source, nextAt, position: null, etag: null, failures: 0, problem: null };
    if (row) await row.update(fresh, { transaction });
    else await models.FeedPoll.create({ competitionId, ...fresh }, { transaction });
    return fresh;
  });
}

async function drain(context: BaseContext, feed: PolledFeed, poll: ClaimedPoll): Promise<void> {
  const until = context.realNow() + BUDGET;
  let { position, etag } = poll;
  for (;;) {
    const response = await fetchPage({ ...feed, position, etag });
    const more = response?.page.more === true && response.page.next !== position;
    const goesOn = more && context.realNow() < until;
    const after = await receivePage(context, feed, { position, etag }, response, goesOn);
    if (!goesOn) return;
    ({ position, etag } = after);
  }
}

async function receivePage(
  context: BaseContext,
  { competitionId }: PolledFeed,
  before: Pick<FeedPoll, 'position' | 'etag'>,
  response: FetchedPage | null,
  goesOn: boolean,
): Promise<Pick<FeedPoll, 'position' | 'etag'>> {
  const { models, realNow } = context;
  const position = response?.page.next ?? before.position;
  // A tag is of one address, which the position is part of.
  const tag = response === null ? before.etag : response.etag;
  const after = { position, etag: position === before.position ? (tag?.slice(0, 200) ?? null) : null };
  const progress = {
    ...after,
    ...{ failures: 0, problem: null, polledAt: realNow() },
    ...(goesOn ? {} : { nextAt: realNow() + PAUSE }),
  };
  const messages = response?.page.messages ?? [];
  let changes = 0;
  for (const [index, message] of messages.entries()) {
    const isLast = index === messages.length - 1;
    const result = await receiveMessage(context, message, {
      competitionId,
      way: 'poll',
      ...(isLast && {
        alongside: async (transaction) => {
          await models.FeedPoll.update(progress, { where: { competitionId }, transaction });
        },
      }),
    });
    if (result.ok) changes += result.report?.changes ?? 0;
    else context.log.warn({ competitionId, problems: result.problems.slice(0, 5) }, 'feed message refused');
  }
  if (messages.length === 0) {
    await context.withTransaction((transaction) =>
      models.FeedPoll.update(progress, { where: { competitionId }, transaction }),
    );
  }
  if (changes > 0) {
    context.invalidations.publish({ what: 'game' });
    context.work.announce('matchday', { competitionId });
  }
  return after;
}

async function postpone(
  { models, realNow, log, withTransaction }: BaseContext,
  { competitionId }: PolledFeed,
  { failures }: ClaimedPoll,
  { message, retryAfter }: PollFailure,
): Promise<void> {
  const pause = Math.min(LONGEST_PAUSE, Math.max(PAUSE * 2 ** Math.min(failures + 1, 10), retryAfter ?? 0));
  log.warn({ competitionId, failures: failures + 1, pause }, `live feed: ${message}`);
  await withTransaction((transaction) =>
    models.FeedPoll.update(
      {
        failures: failures + 1,
        problem: message.slice(0, LONGEST_PROBLEM),
        nextAt: realNow() + pause,
      },
      { where: { competitionId }, transaction },
    ),
  );
}
