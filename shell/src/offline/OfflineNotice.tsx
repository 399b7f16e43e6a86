import { useShared, useText } from '@euro/platform/react';
import { CloudOff } from 'lucide-react';
import { usePortal } from '../portal/PortalContext.js';
import type { Connection } from './createConnection.js';
import { OfflineLine } from './OfflineLine.js';
import { offlineTexts } from './offlineTexts.js';
import { useGameMoment } from './useGameMoment.js';

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
