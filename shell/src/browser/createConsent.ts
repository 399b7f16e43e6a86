import type { SharedState } from '@euro/platform';
import { createState } from '@euro/platform/host';
import { storedText } from '../store/storedText.js';

/** The answer to scripts of others: none yet, yes, or no. */
export type ConsentAnswer = 'unasked' | 'given' | 'refused';

/** The answer to cookies and scripts of others, stored in this browser; it can be changed at any time on /cookie. */
export interface Consent {
  readonly answer: SharedState<ConsentAnswer>;
  choose(answer: 'given' | 'refused'): void;
}

export function createConsent(page: Pick<Window, 'localStorage'>): Consent {
  const stored = storedText(() => page.localStorage, 'euro.consent');
  const last = stored.read();
  const answer = createState<ConsentAnswer>(last === 'given' || last === 'refused' ? last : 'unasked');
  return {
    answer,
    choose(choice) {
      answer.set(choice);
      stored.write(choice);
    },
  };
}
