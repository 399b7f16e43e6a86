import { ToastProvider } from '@euro/design-system';
import { useText } from '@euro/platform/react';
import { PushFollower } from '../push/PushFollower.js';
import { NoticeBridge } from './NoticeBridge.js';
import { overlayTexts } from './overlayTexts.js';

/** Where short messages appear, and what follows a save. */
export function Toasts() {
  const t = useText(overlayTexts);
  return (
    <ToastProvider label={t('notices', { hotkey: 'F8' })} closeLabel={t('close')}>
      <NoticeBridge />
      <PushFollower />
    </ToastProvider>
  );
}
