import type { SharedState } from '@euro/platform';
import { createState } from '@euro/platform/host';
import { storedText } from '../store/storedText.js';

/** The chat with the help desk, as the rest of the portal knows it (decisions §8.6). */
export interface Help {
  readonly isOpen: SharedState<boolean>;
  open(): void;
  close(): void;
  /** Somebody wrote from this browser, so that an answer may come. */
  readonly hasWritten: () => boolean;
  remember(): void;
}

export function createHelp(page: Pick<Window, 'localStorage'>): Help {
  const isOpen = createState(false);
  const stored = storedText(() => page.localStorage, 'euro.help');
  return {
    isOpen,
    open: () => isOpen.set(true),
    close: () => isOpen.set(false),
    hasWritten: () => stored.read() !== null,
    remember: () => stored.write('1'),
  };
}
