import { foldText } from '../infra/text/foldText.js';
import { BlockFilter } from './blockFilter.js';

/** The searchable names of a team. */
export interface TeamNaming {
  readonly teamId: number;
  readonly name: string;
  /** The manager's name; null where the team does not show it. */
  readonly manager: string | null;
}

/** By team id: 1 for a match. May be shorter than the number of teams. */
export type TeamMarks = Uint8Array;

/** Teams whose names are in one text. */
const CHUNK = 1_024;
/** Teams of a chunk that the filter keeps or rules out together. */
const BLOCK = 64;
const BLOCKS = CHUNK / BLOCK;
/** Ends each name, and can't be part of a text that is searched for. */
export const NAME_END = '\n';
/** Cached search results: a byte per team each. */
const MAX_CACHED_QUERIES = 16;

/** The names of `CHUNK` consecutive ids: a text, and where each id's part of it begins. */
interface Chunk {
  readonly text: string;
  readonly starts: Uint32Array;
}

/**
 * All names of a competition's teams, folded, in a few big texts: finding every team with a part of a name in it is
 * looking through some megabytes, without an object for each team.
 */
export class NameIndex {
  private readonly chunks: (Chunk | undefined)[] = [];
  private readonly filter = new BlockFilter();
  /** Cached results by text: paging repeats the same search. */
  private readonly finds = new Map<string, TeamMarks>();

  /** Adds names, or replaces those of an indexed team. */
  add(teams: readonly TeamNaming[]): void {
    this.write(teams.map(({ teamId, ...naming }) => [teamId, foldNames(naming)]));
  }

  /** Removes teams. */
  remove(teamIds: readonly number[]): void {
    this.write(teamIds.map((teamId) => [teamId, '']));
  }

  /** The teams with `text` anywhere in a name; none for a text without letters or digits. */
  find(text: string): TeamMarks {
    const query = normalizeQuery(text);
    const marks = this.finds.get(query) ?? this.look(query);
    this.finds.delete(query);
    this.finds.set(query, marks);
    const [oldest] = this.finds.keys();
    if (this.finds.size > MAX_CACHED_QUERIES && oldest !== undefined) this.finds.delete(oldest);
    return marks;
  }

  private look(query: string): TeamMarks {
    const marks = new Uint8Array(this.chunks.length * CHUNK);
    if (query === '') return marks;
    const candidates = this.filter.candidates(query);
    for (const [index, chunk] of this.chunks.entries()) {
      if (!chunk) continue;
      const ofChunk = marks.subarray(index * CHUNK, (index + 1) * CHUNK);
      if (!candidates) markAll(chunk, query, 0, CHUNK, ofChunk);
      for (let block = 0; candidates && block < BLOCKS; block += 1) {
        if (!candidates.has(index * BLOCKS + block)) continue;
        markAll(chunk, query, block * BLOCK, (block + 1) * BLOCK, ofChunk);
      }
    }
    return marks;
  }

  private write(lines: readonly (readonly [teamId: number, line: string])[]): void {
    const changedNames = new Map<number, string[]>();
    for (const [teamId, line] of lines) {
      const at = Math.floor(teamId / CHUNK);
      const ofChunk = changedNames.get(at) ?? linesOf(this.chunks[at]);
      ofChunk[teamId % CHUNK] = line;
      this.filter.add(Math.floor(teamId / BLOCK), line);
      changedNames.set(at, ofChunk);
    }
    for (const [at, ofChunk] of changedNames) this.chunks[at] = chunkOf(ofChunk);
    if (changedNames.size > 0) this.finds.clear();
  }
}

/** Folds the text of a search like the names; an empty text matches nothing. */
export function normalizeQuery(text: string): string {
  return foldText(text).replaceAll(NAME_END, ' ').trim();
}

/** A team's names as they are compared, each ended by `NAME_END`. */
export function foldNames({ name, manager }: Omit<TeamNaming, 'teamId'>): string {
  const names = manager === null ? [name] : [name, manager];
  return names.map((one) => foldText(one).replaceAll(NAME_END, ' ') + NAME_END).join('');
}

function linesOf(chunk: Chunk | undefined): string[] {
  return Array.from({ length: CHUNK }, (_, slot) =>
    chunk ? chunk.text.slice(chunk.starts[slot], chunk.starts[slot + 1]) : '',
  );
}

function chunkOf(lines: readonly string[]): Chunk {
  const starts = new Uint32Array(CHUNK + 1);
  for (const [slot, line] of lines.entries()) starts[slot + 1] = (starts[slot] ?? 0) + line.length;
  return { text: lines.join(''), starts };
}

/** Marks the slots `first` up to, and without, `end` whose names have the text in them. */
function markAll(
  { text, starts }: Chunk,
  query: string,
  first: number,
  end: number,
  marks: Uint8Array,
): void {
  const offset = starts[first] ?? 0;
  const part = text.slice(offset, starts[end]);
  const endOf = (slot: number) => (starts[slot + 1] ?? 0) - offset;
  let slot = first;
  for (let at = part.indexOf(query); at >= 0; at = part.indexOf(query, endOf(slot))) {
    while (endOf(slot) <= at) slot += 1;
    marks[slot] = 1;
  }
}
