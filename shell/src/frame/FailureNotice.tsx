import type { RemoteFailure } from '@euro/platform/host';
import { useText } from '@euro/platform/react';
import { useEffect, useRef } from 'react';
import { usePortal } from '../portal/PortalContext.js';
import { useFailureSentence } from '../remote/useFailureParts.js';
import { frameTexts } from './frameTexts.js';
import { useRetry } from './useRetry.js';

interface FailureNoticeProps {
  failure: RemoteFailure;
  onRetry: () => void;
  /** Stays until it is answered: nothing else on the page leads on. */
  stays?: boolean;
}

/** Tells, of something that opens over the page, that it could not be had. */
export function FailureNotice({ failure, onRetry, stays = false }: FailureNoticeProps) {
  const t = useText(frameTexts);
  const { notices } = usePortal();
  const sentence = useFailureSentence(failure.code);
  const { retry } = useRetry(failure, onRetry);
  const told = useRef<RemoteFailure>(null);

  useEffect(() => {
    if (sentence === null || told.current === failure) return;
    told.current = failure;
    const code = t('failureCode', { code: failure.code, remote: failure.remote });
    notices.next({
      tone: stays ? 'danger' : 'warning',
      text: `${sentence || t('partFailed')} (${code})`,
      action: { label: t('retry'), onPress: retry },
    });
  }, [sentence, failure, stays, notices, t, retry]);
  return null;
}
