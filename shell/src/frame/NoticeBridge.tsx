import { type ToastTone, useToast } from '@euro/design-system';
import type { Notice } from '@euro/platform';
import { useText } from '@euro/platform/react';
import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { usePortal } from '../portal/PortalContext.js';
import { overlayTexts } from './overlayTexts.js';

const TONES = {
  positive: 'positive',
  neutral: 'info',
  warning: 'info',
  danger: 'danger',
} as const satisfies Record<Notice['tone'], ToastTone>;

/** An open toast of a notice. */
interface OpenNotice {
  readonly tone: Notice['tone'];
  /** Closed on another page than where it was shown. */
  readonly endsWithPage: boolean;
  readonly close: () => void;
}

/**
 * Shows the notices of remotes and shell. A failure, and what applies to its page only, as an undo of a draft, is closed
 * once something worked (a save, the connection that is back), and on another page than where it happened.
 */
export function NoticeBridge() {
  const showToast = useToast();
  const t = useText(overlayTexts);
  const { notices, help, history } = usePortal();
  const openToasts = useRef<readonly OpenNotice[]>([]);

  const closeThose = useCallback((areOver: (notice: OpenNotice) => boolean) => {
    for (const toast of openToasts.current.filter(areOver)) toast.close();
    openToasts.current = openToasts.current.filter((toast) => !areOver(toast));
  }, []);

  // An effect event has the present language without subscribing again, which would repeat notices.
  const show = useEffectEvent((notice: Notice) => {
    const { tone, text, link, action, duration, endsWithPage = tone === 'danger' } = notice;
    const offeredAction = action === 'help' ? { label: t('openChat'), onPress: help.open } : action;
    if (tone === 'positive') closeThose((open) => open.endsWithPage || open.tone === 'warning');
    const close = showToast({
      text,
      link,
      tone: TONES[tone],
      action: offeredAction && { text: offeredAction.label, onPress: offeredAction.onPress },
      duration: duration ?? (tone === 'danger' ? Number.POSITIVE_INFINITY : 6000),
    });
    openToasts.current = [...openToasts.current.slice(-2), { tone, endsWithPage, close }];
  });

  useEffect(() => {
    const subscription = notices.subscribe((notice) => show(notice));
    return () => subscription.unsubscribe();
  }, [notices]);

  useEffect(() => {
    const subscription = history.steps.subscribe(({ from, to }) => {
      if (from.location.pathname !== to.location.pathname) closeThose((open) => open.endsWithPage);
    });
    return () => subscription.unsubscribe();
  }, [history, closeThose]);

  return null;
}
