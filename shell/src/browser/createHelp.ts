import type { SharedState } from '@euro/platform';
import { createState } from '@euro/platform/host';
import { storedText } from '../store/storedText.js';

/** State of the chat with the help desk for the rest of the portal (decisions §8.6). */
export interface Help {
  readonly isOpen: SharedState<boolean>;
  open(): void;
  close(): void;
  /** A message was sent from this browser, so an answer may come. */
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
