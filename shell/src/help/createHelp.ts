import type { SharedState } from '@euro/platform';
import { createState } from '@euro/platform/host';

/** The chat with the help desk, as the rest of the portal knows it (decisions §8.6). */
export interface Help {
  readonly isOpen: SharedState<boolean>;
  open(): void;
  close(): void;
  /** Somebody wrote from this browser, so that an answer may come. */
  readonly isKnown: () => boolean;
  remember(): void;
}

const KEY = 'euro.help';

export function createHelp({ localStorage }: Pick<Window, 'localStorage'>): Help {
  const isOpen = createState(false);
  return {
    isOpen,
    open: () => isOpen.set(true),
    close: () => isOpen.set(false),
    isKnown() {
      try {
        return localStorage.getItem(KEY) !== null;
      } catch {
        return false;
      }
    },
    remember() {
      try {
        localStorage.setItem(KEY, '1');
      } catch {
        // Private windows may keep nothing: the answer shows when the chat is opened.
      }
    },
  };
}
