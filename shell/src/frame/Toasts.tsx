import { ToastProvider } from '@euro/design-system';
import { useText } from '@euro/platform/react';
import { NoticeBridge } from './NoticeBridge.js';
import { overlayTexts } from './overlayTexts.js';

/** Where short messages appear. */
export function Toasts() {
  const t = useText(overlayTexts);
  return (
    <ToastProvider label={t('notices', { hotkey: 'F8' })} closeLabel={t('close')}>
      <NoticeBridge />
    </ToastProvider>
  );
}
