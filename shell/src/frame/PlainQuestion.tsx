import { useShared } from '@euro/platform/react';
import { useEffect } from 'react';
import { usePortal } from '../portal/PortalContext.js';

/** Asks in the browser's own way, where the code of the dialog can't be loaded: a step never waits for an answer that can't come. */
export function PlainQuestion() {
  const pending = useShared(usePortal().leaveQuestion.pending);
  useEffect(() => {
    pending?.answer(window.confirm(pending.question));
  }, [pending]);
  return null;
}
