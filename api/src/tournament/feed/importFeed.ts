import type { Transaction } from 'sequelize';
import type { Clock } from '../../infra/clock/clock.js';
import type { Database } from '../../infra/db/database.js';
import type { Competition, CompetitionState } from '../../models/index.js';
import { forgetCompetitions } from '../competition/listCompetitions.js';
import { describeSetting, settingChanges } from '../competition/settingChanges.js';
import { storedSettings } from '../competition/storedSettings.js';
import { holdCorrections } from '../corrections/holdCorrections.js';
import { holdNews } from '../corrections/holdNews.js';
import { holdFixtures } from '../fixtures/holdFixtures.js';
import { assignIds } from './assignIds.js';
import { type ChangeLine, MAX_LINES } from './changeLines.js';
import { countUnfitTeams } from './countUnfitTeams.js';
import { DryRun } from './dryRun.js';
import type { Feed } from './feed.js';
import type { FeedProblem } from './feedProblem.js';
import { FeedRefusal } from './feedRefusal.js';
import { storedRows, wantedRows } from './feedRows.js';
import type { ImportReport, TableReport } from './importReport.js';
import { keepEditedPages } from './keepEditedPages.js';
import { keepEditedSettings } from './keepEditedSettings.js';
import { loadValuePlan } from './loadValuePlan.js';
import { isToPlay, lostConfirmations } from './lostConfirmations.js';
import { planMatchdays } from './planMatchdays.js';
import { COMPETITION_FILE } from './readCompetition.js';
import { refuseLateDeadlines } from './refuseLateDeadlines.js';
import { refuseOtherLayout } from './refuseOtherLayout.js';
import { refuseUnasked } from './refuseUnasked.js';
import { type ImportedSettlement, watchSettlement } from './watchSettlement.js';
import { writeTables } from './writeTables.js';

export type ImportResult =
  | { readonly ok: true; readonly report: ImportReport }
  | { readonly ok: false; readonly problems: readonly FeedProblem[] };

export interface ImportOptions {
  /** The demo world: boosters are on, whatever the feed says (decisions §4.7). */
  readonly demo?: boolean;
  /** Pages that an operator wrote become the feed's again. */
  readonly takePages?: boolean;
  /** Settings that an operator changed become the feed's again. */
  readonly takeSettings?: boolean;
  /** Accepts deadlines that would pass at once or within the hour (decisions §12.7). */
  readonly closes?: boolean;
  /** Accepts that confirmed matchdays are provisional again, because a match of theirs is still to be played. */
  readonly reopens?: boolean;
  /** Opens a competition that is new or still a draft; otherwise an operator opens it at the desk. */
  readonly opens?: boolean;
  /** Writes what belongs to the import in its transaction; not called by a dry run. */
  readonly alsoWrite?: (report: ImportReport, transaction: Transaction) => Promise<void>;
  /** With it, the report names what is settled because of the import. */
  readonly settlement?: ImportedSettlement;
  /** Only reports the changes: everything is written and rolled back. */
  readonly isDryRun?: boolean;
}

/** The competition's clock, or which one it is: a competition that is new has its id only then. */
type ImportClock = Clock | ((competitionId: number) => Clock);

/**
 * Makes the database equal to a checked feed, in one transaction. Importing the same feed again changes nothing. Rows
 * that the feed left out are removed; an import is refused when the game refers to one of them.
 */
export async function importFeed(
  database: Database,
  clock: ImportClock,
  packFeed: Feed,
  options: ImportOptions = {},
): Promise<ImportResult> {
  const feed = options.demo ? withBoosters(packFeed) : packFeed;
  try {
    const report = await database.withTransaction(async (transaction) => {
      const report = await apply(database, clock, { ...options, packFeed: feed }, transaction);
      if (options.isDryRun) throw new DryRun(report);
      await options.alsoWrite?.(report, transaction);
      return report;
    });
    // It may be a new one, which the next call can name.
    forgetCompetitions(database);
    return { ok: true, report };
  } catch (error) {
    if (error instanceof DryRun) return { ok: true, report: error.answer };
    if (error instanceof FeedRefusal) return { ok: false, problems: error.problems };
    throw error;
  }
}

async function apply(
  database: Database,
  clockOf: ImportClock,
  { packFeed, ...options }: ImportOptions & { readonly packFeed: Feed },
  transaction: Transaction,
): Promise<ImportReport> {
  const { models } = database;
  // Their rows order imports, corrections and values that come into force: what is read from here on is what they left.
  // All of them: ids that two imports give at once would be the same.
  const all = await models.Competition.findAll({ order: ['id'], raw: true, transaction, lock: true });
  const storedCompetition =
    all.find((one) => one.feed === packFeed.feed && one.season === packFeed.season) ?? null;
  const { settlement, isDryRun = false } = options;
  const competitionId = storedCompetition?.id ?? null;
  const settled = await watchSettlement({ settlement, competitionId, isDryRun }, transaction);
  const competition = await writeCompetition(
    database,
    { feed: packFeed, stored: storedCompetition, all },
    options,
    transaction,
  );
  const { settings, edits } = competition;
  const warnings = [...packFeed.warnings, ...competition.warnings];
  const mergedFeed = { ...packFeed, settings, edits, warnings };
  const clock = typeof clockOf === 'function' ? clockOf(competition.id) : clockOf;
  const now = await clock.fresh(transaction);
  const stored = storedSettings.parse(JSON.parse(settings));
  const fixturesFeed = await holdFixtures(
    { ...database, clock },
    mergedFeed,
    { competitionId: competition.id, settings: stored, now },
    transaction,
  );
  const feedWithIds = await assignIds(database, fixturesFeed, competition.id, transaction);
  const correctedFeed = await holdCorrections(
    { ...database, clock },
    feedWithIds,
    competition.id,
    transaction,
  );
  const newsFeed = await holdNews({ ...database, clock }, correctedFeed, competition.id, transaction);
  const editedFeed = await keepEditedPages(database, newsFeed, competition.id, {
    transaction,
    take: options.takePages ?? false,
  });
  const where = { competitionId: competition.id };
  // No team exists in a draft: its deadlines froze no lineup.
  const matchdays = competition.wasDraft
    ? []
    : await models.Matchday.findAll({ where, raw: true, transaction });
  const unfitTeams =
    storedCompetition === null || competition.wasDraft
      ? 0
      : await countUnfitTeams(
          database,
          { competitionId: competition.id, before: storedCompetition.settings, after: settings, now },
          transaction,
        );
  const { feed: heldFeed, closes } = planMatchdays(editedFeed, {
    storedMatchdays: matchdays,
    settings: stored,
    now,
  });
  if (!competition.wasDraft) await refuseLateDeadlines(database, heldFeed, competition.id, transaction);
  const feed =
    unfitTeams === 0 ? heldFeed : { ...heldFeed, warnings: [...heldFeed.warnings, unfitWarning(unfitTeams)] };
  const lost = () =>
    lostConfirmations(database, { competitionId: competition.id, settings: stored, now }, transaction);
  const lostBefore = await lost();
  const plan = await loadValuePlan(database, feed, competition.id, now, transaction);
  const changes = await writeTables(
    database,
    {
      competitionId: competition.id,
      feed,
      tables: wantedRows(feed, competition.id, plan),
      storedOf: (table) => storedRows(database, table, competition.id, transaction),
      isDraft: competition.state === 'draft',
      before: [competition.report],
      now,
    },
    transaction,
  );
  const reopens = (await lost()).filter((weekId) => !lostBefore.includes(weekId));
  if (!isDryRun) refuseUnasked(options, { closes, reopens });
  const openers = feed.matches.filter(
    (match) => reopens.includes(match.weekId) && isToPlay(match, stored, now),
  );
  const lines = [
    ...competition.lines,
    ...changes.lines.map((line) => ({ ...line, reopens: openers.some(({ id }) => id === line.matchId) })),
  ];
  return { ...changes, lines, closes, reopens, ...(await settled(competition.id)) };
}

const unfitWarning = (teams: number) =>
  `Saved teams whose squad these settings do not allow, because of the budget or the players of one club: ${teams}.`;

function withBoosters(feed: Feed): Feed {
  return { ...feed, settings: JSON.stringify({ ...JSON.parse(feed.settings), boostersEnabled: true }) };
}

interface CompetitionWriting {
  readonly feed: Feed;
  /** The feed's competition; null for a new one. */
  readonly stored: Competition | null;
  readonly all: readonly Competition[];
}

async function writeCompetition(
  { models }: Database,
  { feed, stored: row, all }: CompetitionWriting,
  { opens = false, takeSettings = false }: ImportOptions,
  transaction: Transaction,
) {
  const { season } = feed;
  const key = { feed: feed.feed, season };
  const mergedSettings = keepEditedSettings(row ?? NO_SETTINGS, feed, takeSettings);
  const { settings, editedSettings, warnings, edits } = mergedSettings;
  // A provider's feed has neither address nor brand, and takes none away.
  const brand = feed.brand === null ? (row?.brand ?? null) : JSON.stringify(feed.brand);
  const slug =
    feed.slug === '' && row?.slug != null
      ? row.slug
      : slugOf(
          feed,
          all.filter((one) => one !== row),
        );
  const differing = row === null ? [] : settingChanges(row.settings, settings);
  const lines = differing.slice(0, MAX_LINES).map(
    ({ path, from, to }): ChangeLine => ({
      ...{ table: 'competition', change: 'updated', subject: path, fields: [{ field: path, from, to }] },
      ...{ match: null, weekId: null, matchId: null, reopens: false },
    }),
  );
  const said = { settings, warnings, edits, lines };
  const report = (added: number, updated: number): TableReport => ({
    table: 'competition',
    added,
    updated,
    removed: 0,
    addedNames: added === 0 ? [] : [`${feed.feed} ${season}`],
    removedNames: [],
    updates: updated === 0 ? [] : differing.map(describeSetting),
    examples: [],
  });
  if (row === null) {
    const isFirst = all.length === 0;
    const state: CompetitionState = opens || isFirst ? 'open' : 'draft';
    const competition = await models.Competition.create(
      { ...key, settings, slug, brand, state },
      { transaction },
    );
    return { id: competition.id, wasDraft: true, ...said, state, report: report(1, 0) };
  }
  const state: CompetitionState = opens && row.state === 'draft' ? 'open' : row.state;
  const updatedCompetition = { id: row.id, wasDraft: row.state === 'draft', ...said, state };
  const after = { settings, editedSettings, slug, brand, state };
  if (Object.entries(after).every(([column, value]) => row[column as keyof typeof after] === value)) {
    return { ...updatedCompetition, report: report(0, 0) };
  }
  if (row.settings !== settings) await refuseOtherLayout({ models }, row, settings, transaction);
  await models.Competition.update(after, { where: { id: row.id }, transaction });
  return { ...updatedCompetition, report: report(0, 1) };
}

const NO_SETTINGS = { settings: '{}', editedSettings: null };

/**
 * What the addresses of the feed's competition begin with. Another competition may be the default one already: then one
 * that names no address has none.
 * @throws FeedRefusal for an address that another competition has
 */
function slugOf(
  { slug }: Feed,
  others: readonly { readonly feed: string; readonly season: number; readonly slug: string | null }[],
): string | null {
  const other = others.find((one) => one.slug === slug);
  if (!other) return slug;
  if (slug === '') return null;
  const message = `The address ${slug} is that of ${other.feed} ${other.season}.`;
  throw new FeedRefusal([{ file: COMPETITION_FILE, line: null, column: 'slug', message }]);
}
