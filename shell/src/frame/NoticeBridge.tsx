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

/** A toast that may outlive what it is about. */
interface OpenNotice {
  readonly tone: Notice['tone'];
  readonly close: () => void;
}

/**
 * Shows the notices of remotes and shell. A failure is closed once something worked (a save, the connection that is back),
 * and on another page than where it happened.
 */
export function NoticeBridge() {
  const showToast = useToast();
  const t = useText(overlayTexts);
  const { notices, help, history } = usePortal();
  const shown = useRef<readonly OpenNotice[]>([]);

  const closeThose = useCallback((tones: readonly Notice['tone'][]) => {
    const areOver = ({ tone }: OpenNotice) => tones.includes(tone);
    for (const toast of shown.current.filter(areOver)) toast.close();
    shown.current = shown.current.filter((toast) => !areOver(toast));
  }, []);

  // In the language of the moment, without subscribing again: what was shown would be shown twice.
  const show = useEffectEvent(({ tone, text, action, duration }: Notice) => {
    const offered = action === 'help' ? { label: t('openChat'), onPress: help.open } : action;
    if (tone === 'positive') closeThose(['warning', 'danger']);
    const close = showToast({
      text,
      tone: TONES[tone],
      action: offered && { text: offered.label, onPress: offered.onPress },
      duration: duration ?? (tone === 'danger' ? Number.POSITIVE_INFINITY : 6000),
    });
    shown.current = [...shown.current.slice(-2), { tone, close }];
  });

  useEffect(() => {
    const subscription = notices.subscribe((notice) => show(notice));
    return () => subscription.unsubscribe();
  }, [notices]);

  useEffect(() => {
    const subscription = history.steps.subscribe(({ from, to }) => {
      if (from.location.pathname !== to.location.pathname) closeThose(['danger']);
    });
    return () => subscription.unsubscribe();
  }, [history, closeThose]);

  return null;
}
