import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Released contracts: `contracts/<part>/<number>.json` is the one of that number. */
export type Part = 'api' | 'platform' | 'embeds';

/** @param folder absolute path of `contracts` @returns null when nothing was released under that number */
export function readBaseline<T>(folder: string, part: Part, number: number): T | null {
  const file = fileOf(folder, part, number);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : null;
}

/** Stores a released contract: a file per number, one line of JSON. `npm run contracts -- diff` shows changes. */
export function writeBaseline(
  folder: string,
  part: Part,
  { number, ...contract }: { readonly number: number },
) {
  mkdirSync(join(folder, part), { recursive: true });
  writeFileSync(fileOf(folder, part, number), `${JSON.stringify({ number, ...contract })}\n`);
}

/** `ops/release/contracts/released.json`: the released numbers, which reveal a missing file. */
const LIST = 'released.json';

/** The released numbers in ascending order: those of the list, and those with a file. */
export function releasedNumbers(folder: string, part: Part): readonly number[] {
  const files = existsSync(join(folder, part)) ? readdirSync(join(folder, part)) : [];
  const numbers = files.map((file) => Number.parseInt(file, 10)).filter(Number.isFinite);
  return [...new Set([...(readList(folder)[part] ?? []), ...numbers])].sort((a, b) => a - b);
}

/** Adds a number to the list. */
export function listNumber(folder: string, part: Part, number: number): void {
  const list = { ...readList(folder), [part]: [...new Set([...releasedNumbers(folder, part), number])] };
  const lines = Object.entries(list).map(([name, numbers]) => `  "${name}": [${numbers.join(', ')}]`);
  writeFileSync(join(folder, LIST), `{\n${lines.join(',\n')}\n}\n`);
}

function readList(folder: string): Partial<Record<Part, readonly number[]>> {
  const file = join(folder, LIST);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Partial<Record<Part, number[]>>) : {};
}

function fileOf(folder: string, part: Part, number: number): string {
  return join(folder, part, `${number}.json`);
}
