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
  /**
   * Remembers that a user's notice of an answer was shown here, so that no later page load repeats it.
   * @param userId null for a visitor
   * @returns false where that answer, or a later one, had a notice before
   */
  announce(userId: number | null, answerId: number): boolean;
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
    announce(userId, answerId) {
      const announced = storedText(() => page.localStorage, `euro.help.announced.${userId ?? 'visitor'}`);
      if (answerId <= Number(announced.read())) return false;
      announced.write(String(answerId));
      return true;
    },
  };
}
