import { type StatColumn, statColumn } from '@euro/api-contract';
import * as z from 'zod';

export interface Sorter {
  readonly column: StatColumn;
  readonly isDescending: boolean;
}

const DEFAULT: readonly Sorter[] = [{ column: 'total', isDescending: true }];
const direction = z
  .string()
  .toUpperCase()
  .pipe(z.enum(['ASC', 'DESC', 'ASCEND', 'DESCEND']))
  .optional();
const sorterSchema = z.object({
  column: statColumn.optional(),
  field: statColumn.optional(),
  direction,
  order: direction,
});
/** JSON: `{"column":"total","direction":"DESC"}`, several in a list; `field` and `order` are accepted as well. */
const json = z.union([z.array(sorterSchema).max(10), sorterSchema.transform((one) => [one])]);

/**
 * The order a call asks for: `total DESC`, `total:ASC`, several separated by commas, or the same as JSON. A column
 * without direction has its highest first. Null when it can't be understood.
 */
export function parseSorters(text: string | undefined): readonly Sorter[] | null {
  const trimmed = text?.trim() ?? '';
  if (trimmed === '' || trimmed === 'null') return DEFAULT;
  const sorters = /^[[{]/.test(trimmed) ? fromJson(trimmed) : fromWords(trimmed);
  return sorters && sorters.length === 0 ? DEFAULT : sorters;
}

function fromWords(text: string): Sorter[] | null {
  const sorters: Sorter[] = [];
  for (const part of text.split(',')) {
    const match = /^\s*(\w+)(?:[\s:]+(asc|desc|ascend|descend))?\s*$/i.exec(part);
    const column = statColumn.safeParse(match?.[1]);
    if (!match || !column.success) return null;
    sorters.push({ column: column.data, isDescending: isDescending(match[2]) });
  }
  return sorters;
}

function fromJson(text: string): Sorter[] | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  const parsed = json.safeParse(value);
  if (!parsed.success) return null;
  const sorters: Sorter[] = [];
  for (const one of parsed.data) {
    const column = one.column ?? one.field;
    if (column === undefined) return null;
    sorters.push({ column, isDescending: isDescending(one.direction ?? one.order) });
  }
  return sorters;
}

function isDescending(word: string | undefined): boolean {
  return word === undefined || word.toUpperCase().startsWith('DESC');
}
