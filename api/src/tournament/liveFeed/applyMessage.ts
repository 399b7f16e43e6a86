import type { FeedMessage } from '@euro/api-contract';
import type { Transaction } from 'sequelize';
import type { BaseContext } from '../../infra/context.js';
import type { Database } from '../../infra/db/database.js';
import type { Competition } from '../../models/index.js';
import { type StoredSettings, storedSettings } from '../competition/storedSettings.js';
import { holdCorrections } from '../corrections/holdCorrections.js';
import { holdNews } from '../corrections/holdNews.js';
import { assignIds } from '../feed/assignIds.js';
import type { ClosedMatchday } from '../feed/closedBy.js';
import { DryRun } from '../feed/dryRun.js';
import { FeedRefusal } from '../feed/feedRefusal.js';
import type { ChangeReport, TeamsPreview } from '../feed/importReport.js';
import { lostConfirmations } from '../feed/lostConfirmations.js';
import { type ImportedSettlement, watchSettlement } from '../feed/watchSettlement.js';
import { loadFixtureEdits, storeLaid } from '../fixtures/fixtureEdits.js';
import { dropOvertaken } from './dropOvertaken.js';
import { type HeldChange, MessageHeld } from './heldMessage.js';
import { holdMessage } from './holdMessage.js';
import { loadTournament, type StoredTournament } from './loadTournament.js';
import { messageParts } from './messageParts.js';
import { inMessage, type MessageProblem, MessageRefusal } from './messageProblem.js';
import { type KnownPart, newParts, storeVersions } from './newParts.js';
import { readParts } from './readParts.js';
import { recordMessage } from './recordMessage.js';
import { writeNamed } from './writeNamed.js';

/** Dependencies of applying a message. */
export type ApplyContext = Database & Pick<BaseContext, 'clock' | 'realNow'>;

/** A message and how it came. */
export interface Arrival {
  readonly competitionId: number;
  readonly way: 'push' | 'poll';
  readonly message: FeedMessage;
  /** An operator accepted what it closes and reopens. */
  readonly isAccepted?: boolean;
  /** Only says what it would change: nothing is written or recorded. */
  readonly isDryRun?: boolean;
  /** With it, a dry run says which points and places would change. */
  readonly settlement?: ImportedSettlement;
  /** Writes in the same transaction, whether the message is applied or refused. */
  readonly alongside?: (transaction: Transaction) => Promise<void>;
}

interface Ids {
  readonly applied: number[];
  readonly ignored: number[];
}

export type ApplyResult =
  | {
      readonly ok: true;
      readonly matches: Ids;
      readonly players: Ids;
      /** Null when everything was known already. */
      readonly report: ChangeReport | null;
      /** Nothing of it was applied: an operator decides on it. */
      readonly isHeld?: boolean;
      /** Of a dry run after which matchdays are settled. */
      readonly teams?: TeamsPreview | null;
    }
  | { readonly ok: false; readonly problems: readonly MessageProblem[] };

/**
 * Makes the named matches and players equal to a message, by the rules of an import: the whole message or nothing. A
 * part older than the stored one changes nothing. One that would close a matchday within the hour, or take a
 * confirmation back, waits for an operator (decisions §12.7).
 */
export async function applyMessage(context: ApplyContext, arrival: Arrival): Promise<ApplyResult> {
  try {
    return await context.withTransaction((transaction) => apply(context, arrival, transaction));
  } catch (error) {
    if (error instanceof DryRun) return error.answer;
    if (error instanceof MessageHeld) return hold(context, arrival, error.change);
    const problems = problemsOf(error);
    if (problems === null) throw error;
    if (arrival.isDryRun) return { ok: false, problems };
    await context.withTransaction((transaction) =>
      recordMessage(context, arrival, { outcome: 'refused', changes: 0, problems }, transaction),
    );
    return { ok: false, problems };
  }
}

async function hold(context: ApplyContext, arrival: Arrival, change: HeldChange): Promise<ApplyResult> {
  if (arrival.isDryRun) return heldAnswer(arrival);
  const isHeld = await context.withTransaction(async (transaction) => {
    const isHeld = await holdMessage(context, arrival, change, transaction);
    const outcome = isHeld ? 'held' : 'refused';
    await recordMessage(
      context,
      arrival,
      { outcome, changes: 0, problems: isHeld ? null : REFUSED },
      transaction,
    );
    return isHeld;
  });
  return isHeld ? heldAnswer(arrival) : { ok: false, problems: REFUSED };
}

function heldAnswer({ message: { matches, players } }: Arrival): ApplyResult {
  const ignored = {
    matches: { applied: [], ignored: matches.map(({ match }) => Number(match.id)) },
    players: { applied: [], ignored: players.map(({ player }) => Number(player.id)) },
  };
  return { ok: true, ...ignored, report: null, isHeld: true };
}

const REFUSED: readonly MessageProblem[] = [
  { path: 'matches', column: 'kickoff', message: 'An operator refused what this closes or reopens.' },
];

function problemsOf(error: unknown): readonly MessageProblem[] | null {
  if (error instanceof MessageRefusal) return error.problems;
  if (error instanceof FeedRefusal) return error.problems.map((problem) => inMessage(problem, {}));
  return null;
}

async function apply(
  context: ApplyContext,
  arrival: Arrival,
  transaction: Transaction,
): Promise<Extract<ApplyResult, { ok: true }>> {
  const { competitionId, message, isDryRun = false, settlement } = arrival;
  // Its row orders messages, imports, corrections and values that come into force.
  const competition = await context.models.Competition.findByPk(competitionId, {
    transaction,
    lock: true,
    rejectOnEmpty: true,
  });
  const settled = isDryRun
    ? await watchSettlement({ settlement, competitionId, isDryRun }, transaction)
    : null;
  const storedTournament = await loadTournament(context, competitionId, transaction);
  const { fresh, stale, problems } = await newParts(
    context,
    messageParts(message),
    storedTournament,
    transaction,
  );
  if (problems.length > 0) throw new MessageRefusal(problems);
  const idsOf = (kind: KnownPart['kind']): Ids => ({
    applied: fresh.filter((part) => part.kind === kind).map(({ id }) => id),
    ignored: stale.filter((part) => part.kind === kind).map(({ id }) => id),
  });
  const report = fresh.length === 0 ? null : await write();
  const answer = { ok: true, matches: idsOf('match'), players: idsOf('player'), report } as const;
  if (settled) throw new DryRun<ApplyResult>({ ...answer, teams: (await settled(competitionId)).teams });
  await recordMessage(
    context,
    arrival,
    { outcome: report === null ? 'ignored' : 'applied', changes: report?.changes ?? 0, problems: null },
    transaction,
  );
  return answer;

  async function write(): Promise<ChangeReport> {
    const settings = storedSettings.parse(JSON.parse(competition.settings));
    const now = await context.clock.fresh(transaction);
    const edits = await loadFixtureEdits(context, competitionId, transaction);
    const read = readParts(fresh, storedTournament, { ...edits, settings, now });
    await storeLaid(context, read.laid, transaction);
    await storeVersions(context, fresh, transaction);
    const lost = () => lostConfirmations(context, { competitionId, settings, now }, transaction);
    const lostBefore = await lost();
    const parts = { read, fresh, storedTournament, settings, now };
    const { report, closes } = await writeParts(context, competition, parts, transaction);
    const reopens = (await lost()).filter((weekId) => !lostBefore.includes(weekId));
    if (!arrival.isAccepted && closes.length + reopens.length > 0)
      throw new MessageHeld({ closes, reopens, moves: report.moves });
    await dropOvertaken(context, competitionId, fresh, transaction);
    return { ...report, warnings: [...report.warnings, ...lastVersions(fresh)] };
  }
}

/** A match or a player with the highest version can never be changed by the feed again. */
function lastVersions(parts: readonly KnownPart[]): string[] {
  return parts
    .filter(({ version }) => version === Number.MAX_SAFE_INTEGER)
    .map(
      ({ kind, id, version }) =>
        `Version ${version} of ${kind} ${id} is the highest: no later one can change it.`,
    );
}

/** Parts that were read, with what they are written by. */
interface Parts {
  readonly read: ReturnType<typeof readParts>;
  readonly fresh: readonly KnownPart[];
  readonly storedTournament: StoredTournament;
  readonly settings: StoredSettings;
  readonly now: number;
}

async function writeParts(
  context: ApplyContext,
  { id: competitionId, feed: name, season, state }: Competition,
  { read, fresh, storedTournament, settings, now }: Parts,
  transaction: Transaction,
): Promise<{ readonly report: ChangeReport; readonly closes: readonly ClosedMatchday[] }> {
  const matchIds = rowsOf(fresh, 'match');
  const playerIds = rowsOf(fresh, 'player');
  const feedWithIds = await assignIds(
    context,
    { ...read.feed, feed: name, season },
    competitionId,
    transaction,
  );
  const correctedFeed = await holdCorrections(context, feedWithIds, competitionId, transaction, true);
  const newsFeed = await holdNews(context, correctedFeed, competitionId, transaction, playerIds);
  const named = { feed: newsFeed, storedTournament, settings, now, matchIds, playerIds };
  return writeNamed(context, { competitionId, isDraft: state === 'draft' }, named, transaction);
}

function rowsOf(parts: readonly KnownPart[], kind: KnownPart['kind']): ReadonlySet<number> {
  return new Set(parts.filter((part) => part.kind === kind).map(({ rowId }) => rowId));
}
