import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { STATISTICS } from '@euro/game';
import { parse } from 'csv-parse/sync';
import { feedAt } from '../demo/provider/feedAt.js';
import { describeProblem, type FeedProblems } from '../tournament/feed/feedProblem.js';
import { readFeed } from '../tournament/feed/readFeed.js';
import type { Feed } from '../tournament/index.js';

/** A row of a file, by its columns. */
export type Cells = Record<string, string | number>;

interface SeasonTables {
  /** Fields of competition.json, without the settings. */
  readonly competition: Record<string, unknown>;
  readonly settings: Record<string, unknown>;
  readonly clubs: Cells[];
  readonly players: Cells[];
}

const NOTHING = { finishedAt: '', homeScore: '', awayScore: '', final: 0 };
const TABLES = ['clubs', 'players', 'matches', 'stats', 'spells', 'values'] as const;
/** Files that a pack has even without rows. */
const STATS_HEADER = [
  ...['matchId', 'playerId', 'started', 'inMin', 'outMin'],
  ...STATISTICS.map(({ name }) => name),
  'skillIndex',
];

/** The files of a made-up league, which a test changes as a season changes them. */
export class SeasonPack {
  competition: Record<string, unknown>;
  settings: Record<string, unknown>;
  readonly clubs: Cells[];
  readonly players: Cells[];
  readonly spells: Cells[] = [];
  readonly values: Cells[] = [];
  readonly matches: Cells[] = [];
  readonly stats: Cells[] = [];
  readonly prizes: object[] = [];
  /** Files that are kept as they are, by name. */
  private readonly others = new Map<string, string>();

  constructor({ competition, settings, clubs, players }: SeasonTables) {
    this.competition = competition;
    this.settings = settings;
    this.clubs = clubs;
    this.players = players;
  }

  /** The pack in a folder. */
  static read(directory: string): SeasonPack {
    const text = (file: string) => readFileSync(join(directory, file), 'utf8');
    const rows = (file: string): Cells[] => parse(text(file), { columns: true });
    const { settings, ...competition } = JSON.parse(text('competition.json'));
    const [clubs, players] = [rows('clubs.csv'), rows('players.csv')];
    const pack = new SeasonPack({ competition, settings, clubs, players });
    pack.matches.push(...rows('matches.csv'));
    pack.stats.push(...rows('stats.csv'));
    for (const file of ['scoring.json', 'brand.json'])
      if (existsSync(join(directory, file))) pack.others.set(file, text(file));
    return pack;
  }

  /** Sets cells of a match; a column that no match has yet is added. */
  setMatch(id: number, cells: Cells): void {
    Object.assign(rowOf(this.matches, 'id', id), cells);
  }

  /** Takes away what is known of a match that is not played: score, end, statistics. */
  unplay(id: number, cells: Cells = {}): void {
    this.setMatch(id, { ...NOTHING, ...cells });
    const kept = this.stats.filter(({ matchId }) => Number(matchId) !== id);
    this.stats.splice(0, this.stats.length, ...kept);
  }

  setClub(short: string, cells: Cells): void {
    Object.assign(rowOf(this.clubs, 'short', short), cells);
  }

  /** Replaces fields of competition.json, and settings in it. */
  setCompetition(fields: object, settings: object = {}): void {
    this.competition = { ...this.competition, ...fields };
    this.settings = { ...this.settings, ...settings };
  }

  /** Writes the files into a new folder; returns it. */
  write(): string {
    const directory = mkdtempSync(join(tmpdir(), 'euro-season-'));
    const file = (name: string, content: string) => writeFileSync(join(directory, name), content);
    const { competition, settings } = this;
    file('competition.json', JSON.stringify({ ...competition, settings }));
    for (const [name, content] of this.others) file(name, content);
    for (const table of TABLES) {
      const rows = this[table];
      const columns = rows.length === 0 && table === 'stats' ? STATS_HEADER : columnsOf(rows);
      if (columns.length === 0) continue;
      const lines = rows.map((row) => columns.map((column) => row[column] ?? '').join());
      file(`${table}.csv`, `${[columns.join(), ...lines].join('\n')}\n`);
    }
    if (this.prizes.length > 0) {
      mkdirSync(join(directory, 'content'));
      file('content/prizes.json', JSON.stringify(this.prizes));
    }
    return directory;
  }

  async problems(): Promise<FeedProblems['list']> {
    const result = await this.read();
    return result.ok ? [] : result.problems;
  }

  /**
   * The feed as an import reads it.
   * @throws where the pack is refused
   */
  async feed(): Promise<Feed> {
    const result = await this.read();
    if (!result.ok) throw new Error(result.problems.slice(0, 5).map(describeProblem).join('\n'));
    return result.feed;
  }

  /** What a provider would send at a moment. */
  async feedAt(moment: string | number): Promise<Feed> {
    return feedAt(await this.feed(), typeof moment === 'string' ? Date.parse(moment) : moment);
  }

  private async read() {
    const directory = this.write();
    try {
      return await readFeed(directory);
    } finally {
      rmSync(directory, { recursive: true });
    }
  }
}

/** @throws where there is none */
function rowOf(rows: readonly Cells[], column: string, value: string | number): Cells {
  const row = rows.find((one) => String(one[column]) === String(value));
  if (!row) throw new Error(`There is no row with ${column} ${value}.`);
  return row;
}

function columnsOf(rows: readonly Cells[]): string[] {
  return [...new Set(rows.flatMap((row) => Object.keys(row)))];
}
