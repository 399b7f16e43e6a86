import type { RemoteFailure } from '@euro/platform/host';
import { useText } from '@euro/platform/react';
import { useEffect, useRef } from 'react';
import { usePortal } from '../portal/PortalContext.js';
import { portalTexts } from '../portal/portalTexts.js';
import { useFailureSentence } from './useFailureSentence.js';
import { useRetry } from './useRetry.js';

interface FailureNoticeProps {
  failure: RemoteFailure;
  onRetry: () => void;
  /** Stays until it is answered: nothing else on the page leads on. */
  sticky?: boolean;
}

/** A notice that something which opens over the page could not be loaded. */
export function FailureNotice({ failure, onRetry, sticky = false }: FailureNoticeProps) {
  const t = useText(portalTexts);
  const { notices } = usePortal();
  const sentence = useFailureSentence(failure.code);
  const { retry } = useRetry(failure, onRetry);
  const lastShown = useRef<RemoteFailure>(null);

  useEffect(() => {
    if (sentence === null || lastShown.current === failure) return;
    lastShown.current = failure;
    const code = t('failureCode', { code: failure.code, remote: failure.remote });
    notices.next({
      tone: sticky ? 'danger' : 'warning',
      text: `${sentence || t('partFailed')} (${code})`,
      action: { label: t('retry'), onPress: retry },
    });
  }, [sentence, failure, sticky, notices, t, retry]);
  return null;
}
