import type { Row } from '../../infra/db/writeRows.js';
import { writeMoment } from '../../infra/text/writeMoment.js';
import { clubsOf } from './storedSpells.js';

/** A player's clubs over time: `WHU, ARS from 2023-07-15T00:00:00Z`; null for one club from the beginning. */
export function describeSpells(
  column: Row[string] | undefined,
  club: (id: number) => string | null | undefined,
): string | null {
  const { spells } = clubsOf({ spells: typeof column === 'string' ? column : null });
  if (spells.length === 0) return null;
  return spells
    .map(({ clubId, fromAt }) =>
      fromAt === 0 ? `${club(clubId)}` : `${club(clubId)} from ${writeMoment(fromAt)}`,
    )
    .join(', ');
}
