import { type ToastTone, useToast } from '@euro/design-system';
import type { Notice } from '@euro/platform';
import { useText } from '@euro/platform/react';
import { useEffect, useEffectEvent } from 'react';
import { usePortal } from '../portal/PortalContext.js';
import { overlayTexts } from './overlayTexts.js';

const TONES = {
  positive: 'positive',
  neutral: 'info',
  warning: 'info',
  danger: 'danger',
} as const satisfies Record<Notice['tone'], ToastTone>;

/** Shows what remotes and shell have to say. */
export function NoticeBridge() {
  const showToast = useToast();
  const t = useText(overlayTexts);
  const { notices, help } = usePortal();

  // In the language of the moment, without subscribing anew: what was shown would be shown again.
  const show = useEffectEvent(({ tone, text, action }: Notice) => {
    const offered = action === 'help' ? { label: t('openChat'), onPress: help.open } : action;
    showToast({
      text,
      tone: TONES[tone],
      action: offered && { text: offered.label, onPress: offered.onPress },
      duration: tone === 'danger' ? Number.POSITIVE_INFINITY : 6000,
    });
  });

  useEffect(() => {
    const shown = notices.subscribe((notice) => show(notice));
    return () => shown.unsubscribe();
  }, [notices]);

  return null;
}
