import { formatInteger } from '@euro/design-system';

/** A rank as a ranking writes it: "4.218", and "=4" when it is shared. */
export function writeRank(rank: number, shared: boolean, locale: 'nl-BE' | 'en-GB'): string {
  return `${shared ? '=' : ''}${formatInteger(rank, locale)}`;
}
