import { useEffect } from 'react';
import { usePortal } from '../portal/PortalContext.js';
import { afterFocusRelease, focusMain, isFocusOnPage } from '../ui/focusMain.js';

/** Frames to wait for a page to be high enough to scroll where one was. */
const MAX_FRAMES = 60;
const ACTS = ['pointerdown', 'keydown'] as const;

/** Scrolls to the top and focuses the content on each new page; restores the position on back and forward. */
export function useArrival(): void {
  const { history } = usePortal();
  useEffect(() => {
    const places = new Map<number, number>();
    let frameId = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    window.history.scrollRestoration = 'manual';
    const returnTo = (top: number, frames: number) => {
      const room = document.documentElement.scrollHeight - window.innerHeight;
      if (top <= room || frames === 0) window.scrollTo(0, top);
      else frameId = requestAnimationFrame(() => returnTo(top, frames - 1));
    };
    const subscription = history.steps.subscribe(({ kind, from, to }) => {
      cancelAnimationFrame(frameId);
      places.set(from.index, window.scrollY);
      if (from.location.pathname === to.location.pathname) return;
      focusMain();
      const top = kind === 'pop' ? (places.get(to.index) ?? 0) : 0;
      const scroll = () => {
        if (top === 0) window.scrollTo(0, 0);
        else frameId = requestAnimationFrame(() => returnTo(top, MAX_FRAMES));
      };
      scroll();
      // A menu or a dialog that the step was made from gives the focus back to what opened it, or takes it along.
      clearTimeout(timer);
      timer = afterFocusRelease(() => {
        if (isFocusOnPage()) return;
        focusMain();
        scroll();
      });
    });
    // Does not move the focus when the user moved it.
    const leaveFocus = () => clearTimeout(timer);
    for (const act of ACTS) window.addEventListener(act, leaveFocus, true);
    return () => {
      for (const act of ACTS) window.removeEventListener(act, leaveFocus, true);
      cancelAnimationFrame(frameId);
      clearTimeout(timer);
      subscription.unsubscribe();
    };
  }, [history]);
}
