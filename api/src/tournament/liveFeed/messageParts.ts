import { createHash } from 'node:crypto';
import type { FeedMessage } from '@euro/api-contract';
import type { NamedCells } from '../feed/parseTable.js';

/** The part of a message about one match or player. */
export interface MessagePart {
  readonly kind: 'match' | 'player';
  /** Its path in the message. */
  readonly path: string;
  /** Id of the feed; NaN where the row has none. */
  readonly id: number;
  readonly version: number;
  /** Digest of the whole part: two parts with the same version must have the same content. */
  readonly digest: string;
  readonly row: NamedCells;
  readonly stats: readonly NamedCells[];
  /** All clubs that a player comes to; null where the message does not say, and they stay. */
  readonly spells: readonly NamedCells[] | null;
}

/** The parts of a message, with cells as a file would write them. */
export function messageParts({ matches, players }: FeedMessage): MessagePart[] {
  return [
    ...matches.map(({ version, match, stats }, index) =>
      partOf({ kind: 'match', path: `matches[${index}]`, version }, match, stats),
    ),
    ...players.map(({ version, player, spells }, index) =>
      partOf({ kind: 'player', path: `players[${index}]`, version }, player, [], spells),
    ),
  ];
}

type SentRow = FeedMessage['matches'][number]['match'];

function partOf(
  header: Pick<MessagePart, 'kind' | 'path' | 'version'>,
  sentRow: SentRow,
  lines: readonly SentRow[],
  sentSpells?: readonly SentRow[],
): MessagePart {
  const row = cellsOf(sentRow);
  const stats = lines.map(cellsOf);
  const spells = sentSpells?.map(cellsOf) ?? null;
  const content = [textOf(row), ...[...stats, ...(spells ?? [])].map(textOf).sort()].join('\n');
  const digest = createHash('sha256').update(content).digest('hex');
  return { ...header, id: row.id ? Number(row.id) : Number.NaN, digest, row, stats, spells };
}

function cellsOf(row: SentRow): NamedCells {
  return Object.fromEntries(Object.entries(row).map(([column, value]) => [column, cellOf(value)]));
}

function cellOf(value: SentRow[string]): string {
  if (value === null) return '';
  return typeof value === 'boolean' ? String(Number(value)) : String(value);
}

/** The order of columns means nothing. */
function textOf(row: NamedCells): string {
  return JSON.stringify(Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1)));
}
