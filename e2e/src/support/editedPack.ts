import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { REPOSITORY } from './paths.js';
import type { Stack } from './stack.js';

type Row = Record<string, string>;

/** The tables of EURO 2024, as a test changes them. */
export interface PackTables {
  readonly matches: Row[];
  readonly stats: Row[];
  readonly spells: Row[];
}

const SPELLS = ['player', 'club', 'from', 'shirt'];

/** Imports the real tournament with other rows, like an operator; `options` are those of the command. */
export async function importEdited(
  stack: Stack,
  edit: (tables: PackTables) => void,
  ...options: readonly string[]
): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'euro-edited-'));
  try {
    cpSync(join(REPOSITORY, 'competitions/euro2024'), folder, { recursive: true });
    const tables = { matches: read(folder, 'matches'), stats: read(folder, 'stats'), spells: [] };
    edit(tables);
    write(folder, 'matches', tables.matches);
    write(folder, 'stats', tables.stats);
    write(folder, 'spells', tables.spells, SPELLS);
    // The number of rows has changed.
    const file = join(folder, 'competition.json');
    const { rows: _, ...competition } = JSON.parse(readFileSync(file, 'utf8'));
    writeFileSync(file, JSON.stringify(competition));
    return await stack.game('import', folder, ...options);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** No cell of these files has a comma or a quote. */
function read(folder: string, table: string): Row[] {
  const text = readFileSync(join(folder, `${table}.csv`), 'utf8').trimEnd();
  const [names = [], ...rows] = text.split('\n').map((line) => line.split(','));
  return rows.map((cells) => Object.fromEntries(names.map((name, index) => [name, cells[index] ?? ''])));
}

function write(folder: string, table: string, rows: readonly Row[], columns: readonly string[] = []): void {
  const names = [...new Set([...columns, ...rows.flatMap((row) => Object.keys(row))])];
  const lines = rows.map((row) => names.map((name) => row[name] ?? '').join());
  writeFileSync(join(folder, `${table}.csv`), `${[names.join(), ...lines].join('\n')}\n`);
}
