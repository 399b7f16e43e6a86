import { type RefObject, useRef } from 'react';

/** Handlers for a dialog's content. */
export interface ReturnFocus {
  onOpenAutoFocus: (event: Event) => void;
  onCloseAutoFocus: (event: Event) => void;
}

/**
 * Gives the focus back to what had it when the dialog opened, or to the page's main part where the dialog took that
 * away; the library only does so for its own triggers.
 * @param initial the field to focus and select meanwhile; the library's choice without it
 */
export function useReturnFocus(initial?: RefObject<HTMLInputElement | null>): ReturnFocus {
  const opener = useRef<HTMLElement | null>(null);
  return {
    onOpenAutoFocus(event) {
      const root = (event.target as Node).getRootNode() as Document | ShadowRoot;
      opener.current = root.activeElement instanceof HTMLElement ? root.activeElement : null;
      if (!initial?.current) return;
      event.preventDefault();
      initial.current.focus();
      initial.current.select();
    },
    onCloseAutoFocus(event) {
      event.preventDefault();
      (opener.current?.isConnected ? opener.current : document.querySelector('main'))?.focus();
    },
  };
}
