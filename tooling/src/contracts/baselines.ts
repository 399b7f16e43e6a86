import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What is held: `contracts/<part>/<number>.json` is what was released under that number. */
export type Part = 'api' | 'platform' | 'embeds';

/** @param folder absolute path of `contracts` @returns null when nothing was released under that number */
export function readBaseline<T>(folder: string, part: Part, number: number): T | null {
  const file = fileOf(folder, part, number);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : null;
}

/** Writes what is released now; a file per number, laid out so that a change of it can be read. */
export function writeBaseline(
  folder: string,
  part: Part,
  { number, ...promised }: { readonly number: number },
) {
  mkdirSync(join(folder, part), { recursive: true });
  writeFileSync(fileOf(folder, part, number), `${laidOut({ number, ...promised })}\n`);
}

/** `contracts/released.json`: which numbers were ever released, so that a file that is gone is missed. */
const LIST = 'released.json';

/** Every number that was ever released, lowest first: those in the list, and those that have a file. */
export function releasedNumbers(folder: string, part: Part): readonly number[] {
  const files = existsSync(join(folder, part)) ? readdirSync(join(folder, part)) : [];
  const written = files.map((file) => Number.parseInt(file, 10)).filter(Number.isFinite);
  return [...new Set([...(readList(folder)[part] ?? []), ...written])].sort((a, b) => a - b);
}

/** Notes a number in the list, which no number ever leaves. */
export function listNumber(folder: string, part: Part, number: number): void {
  const listed = { ...readList(folder), [part]: [...new Set([...releasedNumbers(folder, part), number])] };
  const lines = Object.entries(listed).map(([name, numbers]) => `  "${name}": [${numbers.join(', ')}]`);
  writeFileSync(join(folder, LIST), `{\n${lines.join(',\n')}\n}\n`);
}

function readList(folder: string): Partial<Record<Part, readonly number[]>> {
  const file = join(folder, LIST);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Partial<Record<Part, number[]>>) : {};
}

function fileOf(folder: string, part: Part, number: number): string {
  return join(folder, part, `${number}.json`);
}

const WIDTH = 110;

/** JSON with whatever fits on a line in one line. */
function laidOut(value: unknown, indent = '', used = 0): string {
  const short = JSON.stringify(value);
  if (typeof value !== 'object' || value === null || short.length + indent.length + used < WIDTH)
    return short;
  const inner = `${indent} `;
  const lines = Array.isArray(value)
    ? value.map((item) => `${inner}${laidOut(item, inner)}`)
    : Object.entries(value)
        .filter(([, field]) => field !== undefined)
        .map(([name, field]) => {
          const key = `${JSON.stringify(name)}: `;
          return `${inner}${key}${laidOut(field, inner, key.length)}`;
        });
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${lines.join(',\n')}\n${indent}${close}`;
}
