import { useShared, useText } from '@euro/platform/react';
import { CloudOff } from 'lucide-react';
import { useEffect } from 'react';
import { isDeveloped } from '../portal/forDevelopers.js';
import { usePortal } from '../portal/PortalContext.js';
import { OfflineLine } from './OfflineLine.js';
import { offlineTexts } from './offlineTexts.js';
import { registerWorker, removeWorker } from './registerWorker.js';

/** Registers the service worker, and shows that there is no connection. */
export function Offline() {
  const t = useText(offlineTexts);
  const isOnline = useShared(usePortal().state.online);
  useEffect(() => void (isDeveloped(document) ? removeWorker(window) : registerWorker(window)), []);
  return (
    <OfflineLine
      isShown={!isOnline}
      title={t('title')}
      text={t('text')}
      icon={<CloudOff size={20} aria-hidden />}
    />
  );
}
