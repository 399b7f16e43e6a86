import { useShared } from '@euro/platform/react';
import { useEffect } from 'react';
import { usePortal } from '../portal/PortalContext.js';

/** Uses the browser's `confirm` when the dialog's code can't be loaded, so that navigation never hangs. */
export function PlainQuestion() {
  const pending = useShared(usePortal().leaveQuestion.pending);
  useEffect(() => {
    pending?.answer(window.confirm(pending.question));
  }, [pending]);
  return null;
}
