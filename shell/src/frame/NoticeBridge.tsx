import { type ToastTone, useToast } from '@euro/design-system';
import type { Notice } from '@euro/platform';
import { useText } from '@euro/platform/react';
import { useEffect } from 'react';
import { usePortal } from '../portal/PortalContext.js';
import { frameTexts } from './frameTexts.js';

const TONES = {
  positive: 'positive',
  neutral: 'info',
  warning: 'info',
  danger: 'danger',
} as const satisfies Record<Notice['tone'], ToastTone>;

/** Shows what remotes and shell have to say, and what happens to the line and the session. */
export function NoticeBridge() {
  const showToast = useToast();
  const { notices, sessionEnds, state } = usePortal();
  const t = useText(frameTexts);

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

  useEffect(() => {
    const ends = sessionEnds.subscribe((reason) => {
      if (reason === 'expired') showToast({ text: t('sessionExpired'), tone: 'info' });
    });
    let was = state.online.value;
    const line = state.online.changes.subscribe((online) => {
      if (online !== was)
        showToast({ text: t(online ? 'online' : 'offline'), tone: online ? 'positive' : 'info' });
      was = online;
    });
    return () => {
      ends.unsubscribe();
      line.unsubscribe();
    };
  }, [sessionEnds, state, showToast, t]);
  return null;
}
