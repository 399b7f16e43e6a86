import type { ResponseOf } from '@euro/api-contract';
import { flyFlags, wearKits } from '@euro/design-system';

/** Draws shirts and flags in the colours that came with the teams of a competition. */
export function applyClubColours(clubs: ResponseOf<'GET clubs'>['clubs']): void {
  const coloursBy = (part: 'kit' | 'flag') =>
    Object.fromEntries(clubs.flatMap(({ short, ...club }) => (club[part] ? [[short, club[part]]] : [])));
  wearKits(coloursBy('kit'));
  flyFlags(coloursBy('flag'));
}
