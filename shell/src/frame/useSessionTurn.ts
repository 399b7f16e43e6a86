import { useAnnounce } from '@euro/design-system';
import { useShared } from '@euro/platform/react';
import { useEffect, useRef } from 'react';
import { usePortal } from '../portal/PortalContext.js';
import { accessOf, type Place } from '../routes/usePlace.js';
import { focusMain, isFocusLost } from '../ui/focusMain.js';

/**
 * Treats sign-in and sign-out on the same page as a new page: focus on a removed element moves to the content, which is
 * shown from its top, and the title is announced. A guarded page is left, and the next page is announced as usual.
 */
export function useSessionTurn(place: Place, title: string | null): void {
  const { history, session } = usePortal();
  const announce = useAnnounce();
  const { pathname } = useShared(history.location);
  const { status } = useShared(session);
  const isOpen = accessOf(place) === 'open';
  const last = useRef({ pathname, status, title });

  useEffect(() => {
    const previous = last.current;
    last.current = { pathname, status, title };
    if (previous.status === status || previous.status === 'unknown' || status === 'unknown') return;
    if (previous.pathname !== pathname || !isOpen) return;
    const isLost = isFocusLost();
    if (isLost) {
      focusMain();
      window.scrollTo(0, 0);
    }
    if (title !== null && (isLost || title !== previous.title)) announce(title);
  }, [pathname, status, title, isOpen, announce]);
}
