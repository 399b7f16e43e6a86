import type { RemoteFailure } from '@euro/platform/host';
import { useShared } from '@euro/platform/react';
import { useEffect, useRef } from 'react';
import { FailureNotice } from '../frame/FailureNotice.js';
import { usePortal } from '../portal/PortalContext.js';

/** The chat's code could not be had: who asked for it is told, and may ask again by Retry or where he asked. */
export function HelpFailed({ failure, onRetry }: { failure: RemoteFailure; onRetry: () => void }) {
  const { help } = usePortal();
  const isOpen = useShared(help.isOpen);
  const wasAsked = useRef(isOpen);
  const isFirst = useRef(true);
  useEffect(() => {
    if (isFirst.current) help.close();
    else if (isOpen) onRetry();
    isFirst.current = false;
  }, [isOpen, help, onRetry]);
  return wasAsked.current && <FailureNotice failure={failure} onRetry={help.open} />;
}
