import { useShared } from '@euro/platform/react';
import { useEffect } from 'react';
import { usePortal } from '../portal/PortalContext.js';

/** Asks in the browser's own way, where the code of the dialog can't be had: a step never waits for an answer that can't come. */
export function PlainQuestion() {
  const asked = useShared(usePortal().leaveQuestion.asked);
  useEffect(() => {
    asked?.answer(window.confirm(asked.question));
  }, [asked]);
  return null;
}
