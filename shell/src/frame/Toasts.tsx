import { ToastProvider } from '@euro/design-system';
import { useText } from '@euro/platform/react';
import { usePortal } from '../portal/PortalContext.js';
import { PushFollower } from '../push/PushFollower.js';
import { NoticeBridge } from './NoticeBridge.js';
import { overlayTexts } from './overlayTexts.js';

/** The toasts of notices and of saves. */
export function Toasts() {
  const { history } = usePortal();
  const t = useText(overlayTexts);
  return (
    <ToastProvider label={t('notices', { hotkey: 'F8' })} closeLabel={t('close')}>
      <NoticeBridge />
      <PushFollower visit={history.visit} />
    </ToastProvider>
  );
}
