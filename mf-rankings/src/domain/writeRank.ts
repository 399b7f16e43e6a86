import { formatInteger } from '@euro/design-system';
import type { formatLocale } from '@euro/platform/react';

/** A rank as a ranking writes it: "4.218", and "=4" when it is shared. */
export function writeRank(rank: number, shared: boolean, locale: ReturnType<typeof formatLocale>): string {
  return `${shared ? '=' : ''}${formatInteger(rank, locale)}`;
}
