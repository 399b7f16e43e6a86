import { type ToastTone, useToast } from '@euro/design-system';
import type { Notice } from '@euro/platform';
import { useEffect } from 'react';
import { usePortal } from '../portal/PortalContext.js';

const TONES = {
  positive: 'positive',
  neutral: 'info',
  warning: 'info',
  danger: 'danger',
} as const satisfies Record<Notice['tone'], ToastTone>;

/** Shows what remotes and shell have to say. */
export function NoticeBridge() {
  const showToast = useToast();
  const { notices } = usePortal();

  useEffect(() => {
    const shown = notices.subscribe(({ tone, text, action }) =>
      showToast({
        text,
        tone: TONES[tone],
        action: action && { text: action.label, onPress: action.onPress },
        duration: tone === 'danger' ? Number.POSITIVE_INFINITY : 6000,
      }),
    );
    return () => shown.unsubscribe();
  }, [notices, showToast]);

  return null;
}
