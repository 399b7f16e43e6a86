import type { RemoteFailure } from '@euro/platform/host';
import { useShared } from '@euro/platform/react';
import { useEffect, useRef } from 'react';
import { usePortal } from '../portal/PortalContext.js';
import { FailureNotice } from '../ui/FailureNotice.js';

/** The chat's code could not be loaded: who opened it sees a notice, and may retry there or by opening it again. */
export function HelpFailed({ failure, onRetry }: { failure: RemoteFailure; onRetry: () => void }) {
  const { help } = usePortal();
  const isOpen = useShared(help.isOpen);
  const wasOpened = useRef(isOpen);
  const isFirst = useRef(true);
  useEffect(() => {
    if (isFirst.current) help.close();
    else if (isOpen) onRetry();
    isFirst.current = false;
  }, [isOpen, help, onRetry]);
  return wasOpened.current && <FailureNotice failure={failure} onRetry={help.open} />;
}
