import { formatClockTime, formatDate, useClock } from '@euro/design-system';
import { formatLocale, useLocale, useShared, useText } from '@euro/platform/react';
import { CloudOff } from 'lucide-react';
import { usePortal } from '../portal/PortalContext.js';
import type { Connection } from './createConnection.js';
import { OfflineLine } from './OfflineLine.js';
import { offlineTexts } from './offlineTexts.js';

/** That there is no connection, with the age of the data on screen. */
export function OfflineNotice({ connection }: { connection: Connection }) {
  const t = useText(offlineTexts);
  const isOnline = useShared(usePortal().state.online);
  const moment = useGameMoment(useShared(connection.shownSince));
  return (
    <OfflineLine
      isShown={!isOnline}
      title={moment === null ? t('titleEmpty') : t('title', { moment })}
      text={t('text')}
      icon={<CloudOff size={22} aria-hidden />}
    />
  );
}

/** A moment of this device as the game's clock had it: "18.52", on another day "wo 19/06, 18.52". */
function useGameMoment(at: number | null): string | null {
  const now = useClock();
  const locale = formatLocale(useLocale());
  const { speed = 1 } = useShared(usePortal().state.matches).value?.deadline ?? {};
  if (at === null) return null;
  const moment = now() - (Date.now() - at) * speed;
  const time = formatClockTime(moment, locale);
  const day = formatDate(moment, locale, 'short');
  return day === formatDate(now(), locale, 'short') ? time : `${day}, ${time}`;
}
