import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { feedAt } from '../demo/provider/feedAt.js';
import type { FeedProblems } from '../tournament/feed/feedProblem.js';
import { readFeed } from '../tournament/feed/readFeed.js';
import type { Feed } from '../tournament/index.js';
import { writeClubLeague } from './clubLeague.js';

type Cells = Readonly<Record<string, string | number>>;

/** A made-up league whose files a test changes, as a season changes its fixtures. */
export interface SeasonPack {
  /** Sets cells of a match; a column that no match has yet is added. */
  setMatch(id: number, cells: Cells): void;
  /** Takes away what is known of a match that is not played: score, end, statistics. */
  unplay(id: number, cells?: Cells): void;
  setClub(short: string, cells: Cells): void;
  /** Replaces fields of competition.json, and settings in it. */
  setCompetition(fields: object, settings?: object): void;
  problems(): Promise<FeedProblems['list']>;
  /** What a provider would send at a moment. */
  feedAt(moment: string | number): Promise<Feed>;
  remove(): void;
}

const NOTHING = { finishedAt: '', homeScore: '', awayScore: '', final: 0 };

/** The league of `writeClubLeague`: matchday n closes on a Saturday at 18.00 UTC, the first on 7 August 2027. */
export function writeSeasonPack(seed: number): SeasonPack {
  const { directory } = writeClubLeague(seed);
  const path = (file: string) => join(directory, file);
  const rowsOf = (file: string): Record<string, string>[] =>
    parse(readFileSync(path(file)), { columns: true });
  const write = (file: string, rows: readonly Record<string, unknown>[]) => {
    const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
    const lines = rows.map((row) => columns.map((column) => row[column] ?? '').join());
    writeFileSync(path(file), `${[columns.join(), ...lines].join('\n')}\n`);
  };
  const set = (file: string, key: string, value: string, cells: Cells) =>
    write(
      file,
      rowsOf(file).map((row) => (row[key] === value ? { ...row, ...cells } : row)),
    );
  const read = async () => readFeed(directory);
  return {
    setMatch: (id, cells) => set('matches.csv', 'id', String(id), cells),
    unplay(id, cells = {}) {
      set('matches.csv', 'id', String(id), { ...NOTHING, ...cells });
      write(
        'stats.csv',
        rowsOf('stats.csv').filter(({ matchId }) => matchId !== String(id)),
      );
    },
    setClub: (short, cells) => set('clubs.csv', 'short', short, cells),
    setCompetition(fields, settings = {}) {
      const json = JSON.parse(readFileSync(path('competition.json'), 'utf8'));
      const content = { ...json, ...fields, settings: { ...json.settings, ...settings } };
      writeFileSync(path('competition.json'), JSON.stringify(content));
    },
    async problems() {
      const result = await read();
      return result.ok ? [] : result.problems;
    },
    async feedAt(moment) {
      const result = await read();
      if (!result.ok) throw new Error(JSON.stringify(result.problems.slice(0, 5)));
      return feedAt(result.feed, typeof moment === 'string' ? Date.parse(moment) : moment);
    },
    remove: () => rmSync(directory, { recursive: true }),
  };
}
