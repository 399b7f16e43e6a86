import type { FeedClub } from './feed.js';
import type { FeedProblems } from './feedProblem.js';
import { matching, optional, orEmpty, whole, words } from './fields.js';
import { parseTable } from './parseTable.js';

export const CLUBS_FILE = 'clubs.csv';

const columns = {
  id: whole(1, 9_999),
  short: matching(/^[A-Z0-9]{2,4}$/, 'a code of 2 to 4 capitals, like GER'),
  nameNl: words(1, 80),
  nameEn: words(1, 80),
  /** In tables, where two names that begin alike would be cut to the same letters. */
  nameShort: optional(words(1, 12)),
  group: words(1, 8),
  externalId: orEmpty(words(1, 80)),
  /** Of the draw: it decides between teams of a group that are level in all else. */
  pot: optional(whole(1, 99)),
  /** Points that were taken from it in the table. */
  deduction: optional(whole(1, 99)),
  kit: optional(
    matching(
      /^([0-9A-F]{6} ){3}(plain|stripes|hoops|sash|checks|halves)( [0-9A-F]{6}){2} (teal|amber|slate|violet)(( [0-9A-F]{6}){2})?$/,
      'colours of a shirt like C60B1E C60B1E FFC400 plain C60B1E FFC400 amber',
    ),
  ),
  flag: optional(
    matching(
      /^(across|upright)( [0-9A-F]{6}){1,13}( disc [0-9A-F]{6}| path [0-9A-F]{6} M[-AHLMQVZahlmqvz0-9. ]{1,2000}){0,8}$/,
      'colours of a flag like upright 002654 FFFFFF CE1126',
    ),
  ),
};

/** A club with its line in the file. */
export interface ClubRow extends FeedClub {
  readonly line: number;
}

/** The nations of the feed. */
export function readClubs(text: string, problems: FeedProblems): ClubRow[] {
  const rows = parseTable(CLUBS_FILE, text, columns, problems);
  const ids = new Set<number>();
  const codes = new Set<string>();
  const names = new Set<string>();
  for (const row of rows) {
    if (ids.has(row.id)) problems.add(CLUBS_FILE, row.line, 'id', `The id ${row.id} is there twice.`);
    if (codes.has(row.short)) problems.add(CLUBS_FILE, row.line, 'short', `${row.short} is there twice.`);
    const name = row.nameShort?.toLowerCase() ?? '';
    if (name !== '' && names.has(name))
      problems.add(CLUBS_FILE, row.line, 'nameShort', `${row.nameShort} is there twice.`);
    names.add(name);
    ids.add(row.id);
    codes.add(row.short);
  }
  return rows.map(({ group, ...row }) => ({ ...row, groupName: group }));
}
