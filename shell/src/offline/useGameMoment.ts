import { formatClockTime, formatDate, useClock } from '@euro/design-system';
import { formatLocale, useLocale, useShared } from '@euro/platform/react';
import { usePortal } from '../portal/PortalContext.js';

/** A moment of this device as the game's clock had it: "18.52", on another day "wo 19/06, 18.52". */
export function useGameMoment(at: number | null): string | null {
  const now = useClock();
  const locale = formatLocale(useLocale());
  const { speed = 1 } = useShared(usePortal().state.matches).value?.deadline ?? {};
  if (at === null) return null;
  const moment = now() - (Date.now() - at) * speed;
  const time = formatClockTime(moment, locale);
  const day = formatDate(moment, locale, 'short');
  return day === formatDate(now(), locale, 'short') ? time : `${day}, ${time}`;
}
