import { type RefObject, useRef } from 'react';

/** Handlers for a dialog's content. */
export interface ReturnFocus {
  onOpenAutoFocus: (event: Event) => void;
  onCloseAutoFocus: (event: Event) => void;
}

/**
 * Gives the focus back to what had it when the dialog opened, or to the nearest part around it that can have it where
 * the dialog took that away, or to the page's main part; the library only does so for its own triggers.
 * @param initial the field to focus and select meanwhile; the library's choice without it
 */
export function useReturnFocus(initial?: RefObject<HTMLInputElement | null>): ReturnFocus {
  const before = useRef<readonly Element[]>([]);
  return {
    onOpenAutoFocus(event) {
      const root = (event.target as Node).getRootNode() as Document | ShadowRoot;
      before.current = focusableUpFrom(root.activeElement);
      if (!initial?.current) return;
      event.preventDefault();
      initial.current.focus();
      initial.current.select();
    },
    onCloseAutoFocus(event) {
      event.preventDefault();
      const left = before.current.find(({ isConnected }) => isConnected) ?? document.querySelector('main');
      // A part around the opener may be taller than the screen.
      if (left instanceof HTMLElement) left.focus({ preventScroll: left !== before.current[0] });
    },
  };
}

/** An element with the focus, and what around it can have it, from the inside out. */
function focusableUpFrom(active: Element | null): readonly Element[] {
  const found: Element[] = [];
  for (let element = active; element; element = element.parentElement) {
    if (element === active || element.hasAttribute('tabindex')) found.push(element);
  }
  return found;
}
