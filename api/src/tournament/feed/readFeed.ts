import { COACH } from '@euro/game';
import { budgetProblem } from '../competition/budgetProblem.js';
import { checkSquads } from './checkSquads.js';
import { countInWindows } from './countInWindows.js';
import type { Feed, FeedBrand } from './feed.js';
import { type FeedProblem, FeedProblems } from './feedProblem.js';
import { findOddities } from './findOddities.js';
import { findOddSquads } from './findOddSquads.js';
import { findPaleColours } from './findPaleColours.js';
import { findMissingImages, findUnreadFiles } from './findUnused.js';
import { lineOfPath } from './lineOfPath.js';
import { matchdaysOf } from './matchdaysOf.js';
import type { CompetitionFile } from './packFiles.js';
import { readBrand } from './readBrand.js';
import { CLUBS_FILE, readClubs } from './readClubs.js';
import { COMPETITION_FILE, readCompetition, SCORING_FILE } from './readCompetition.js';
import { readFeedFile } from './readFeedFile.js';
import { MATCHES_FILE, readMatches } from './readMatches.js';
import { readPages } from './readPages.js';
import { PLAYERS_FILE, type PlayerRow, readPlayers } from './readPlayers.js';
import { readPrizes } from './readPrizes.js';
import { readSpells, SPELLS_FILE } from './readSpells.js';
import { readStats, STATS_FILE } from './readStats.js';
import { readValues, VALUES_FILE } from './readValues.js';

export type FeedResult =
  | { readonly ok: true; readonly feed: Feed }
  | { readonly ok: false; readonly problems: FeedProblems['list'] };

/**
 * Reads and checks a whole feed; nothing of it is given out unless all of it is right.
 */
export async function readFeed(directory: string): Promise<FeedResult> {
  const problems = new FeedProblems();
  const text = (file: string) => readFeedFile(directory, file, problems);
  const [competitionText, clubsText, playersText, matchesText, statsText] = await Promise.all(
    [COMPETITION_FILE, CLUBS_FILE, PLAYERS_FILE, MATCHES_FILE, STATS_FILE].map(text),
  );
  const [scoringText = null, valuesText = null, spellsText = null] = await Promise.all(
    [SCORING_FILE, VALUES_FILE, SPELLS_FILE].map((file) =>
      readFeedFile(directory, file, problems, { isOptional: true }),
    ),
  );
  // A missing file makes everything that refers to it wrong: report the cause alone.
  if (problems.list.length > 0) return { ok: false, problems: problems.report() };

  const competition = readCompetition(competitionText ?? '', problems, scoringText);
  const clubs = readClubs(clubsText ?? '', problems);
  const spells = spellsText === null ? [] : readSpells(spellsText, clubs, problems);
  const players = readPlayers(playersText ?? '', clubs, problems, spells);
  const matches = readMatches(matchesText ?? '', clubs, problems);
  checkSquads(players, clubs, matches, problems);
  checkCoaches(competition, players, problems);
  const stats = readStats(statsText ?? '', matches, players, problems);
  const values = valuesText === null ? null : readValues(valuesText, players, problems);
  const settings = competition?.settings ?? NOTHING_STAYS;
  const matchdays = matchdaysOf({ matches, deadlines: competition?.deadlines, settings }, problems);
  checkRows(competition, { clubs, players, spells, matches, stats, values: values ?? [] }, problems);
  const tooLittle = competition && budgetProblem(competition.settings, players);
  if (tooLittle) problems.add(COMPETITION_FILE, null, 'settings.budget', tooLittle);
  const brand = await readBrand(directory, problems);
  const pages = await readPages(directory, namesOf(competition, brand), problems);
  const prizes = await readPrizes(directory, problems);
  if (!competition || problems.list.length > 0) {
    return {
      ok: false,
      problems: problems.report().map((problem) => withLine(problem, competitionText ?? '')),
    };
  }

  const tables = { matches: matches.map(withoutLine), stats: stats.map(withoutLine) };
  const counted = countInWindows(tables, matchdays, settings);
  const places = [...findOddSquads(clubs, players, stats), ...findOddities(matches, players, stats)];
  return {
    ok: true,
    feed: {
      feed: competition.feed,
      season: competition.season,
      slug: competition.slug ?? '',
      brand,
      settings: JSON.stringify(competition.settings),
      matchdays,
      clubs: clubs.map(withoutLine),
      players: players.map(({ spellLines: _, ...player }) => withoutLine(player)),
      matches: counted.matches,
      stats: counted.stats,
      values,
      pages,
      prizes,
      warnings: [
        ...findPaleColours(brand),
        ...(await findUnreadFiles(directory)),
        ...findMissingImages(prizes),
        ...places.map(({ warning }) => warning),
      ],
      places,
    },
  };
}

const NOTHING_STAYS = { postponedStay: false, broughtForwardStay: false };

/** What tables and settings do not agree on is known by its field alone. */
function withLine(problem: FeedProblem, competitionText: string): FeedProblem {
  const { file, line, column } = problem;
  if (file !== COMPETITION_FILE || line !== null || column === null) return problem;
  return { ...problem, line: lineOfPath(competitionText, column.split('.')) };
}

/** What pages call the competition. */
function namesOf(competition: CompetitionFile | null, brand: FeedBrand | null): FeedBrand['name'] {
  const code = `${competition?.feed} ${competition?.season}`;
  return brand?.name ?? { nl: code, en: code };
}

interface Tables {
  readonly clubs: readonly unknown[];
  readonly players: readonly unknown[];
  readonly matches: readonly unknown[];
  readonly spells: readonly unknown[];
  readonly stats: readonly unknown[];
  readonly values: readonly unknown[];
}

/** Squads with a coach need coaches; a club may be without one. */
function checkCoaches(
  competition: CompetitionFile | null,
  players: readonly PlayerRow[],
  problems: FeedProblems,
): void {
  // A file that could not be read has its own problem already.
  if (!competition || players.length === 0 || competition.settings.squadLayout[COACH] === 0) return;
  if (players.some(({ positionId }) => positionId === COACH)) return;
  const message =
    'There is no coach (position 0), and squadLayout has one; a game without coaches has 0 there.';
  problems.add(PLAYERS_FILE, null, 'position', message);
}

function checkRows(competition: CompetitionFile | null, tables: Tables, problems: FeedProblems): void {
  const rowCounts: readonly (readonly [keyof NonNullable<CompetitionFile['rows']>, readonly unknown[]])[] = [
    [CLUBS_FILE, tables.clubs],
    [PLAYERS_FILE, tables.players],
    [MATCHES_FILE, tables.matches],
    [STATS_FILE, tables.stats],
    [VALUES_FILE, tables.values],
    [SPELLS_FILE, tables.spells],
  ];
  for (const [file, rows] of rowCounts) {
    const expected = competition?.rows?.[file];
    // Rows that were refused are missing for a reason that is reported already.
    const isReported = problems.list.some((problem) => problem.file === file);
    if (expected === undefined || expected === rows.length || isReported) continue;
    const message = `${COMPETITION_FILE} announces ${expected} rows, the file has ${rows.length}; is it cut off?`;
    problems.add(file, null, null, message);
  }
}

function withoutLine<T extends { readonly line: number }>({ line: _, ...row }: T): Omit<T, 'line'> {
  return row;
}
