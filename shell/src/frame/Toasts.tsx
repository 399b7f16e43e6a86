import { ToastProvider } from '@euro/design-system';
import { useText } from '@euro/platform/react';
import { frameTexts } from './frameTexts.js';
import { NoticeBridge } from './NoticeBridge.js';

/** Where short messages appear. */
export function Toasts() {
  const t = useText(frameTexts);
  return (
    <ToastProvider label={t('notices', { hotkey: 'F8' })} closeLabel={t('close')}>
      <NoticeBridge />
    </ToastProvider>
  );
}
