import type { SharedState } from '@euro/platform';
import { createState } from '@euro/platform/host';

/** What somebody said to scripts of others: nothing yet, yes, or no. */
export type ConsentAnswer = 'unasked' | 'given' | 'refused';

/** The answer to cookies and scripts of others, kept in this browser; it can be changed at any time on /cookie. */
export interface Consent {
  readonly answer: SharedState<ConsentAnswer>;
  choose(answer: 'given' | 'refused'): void;
}

const KEY = 'euro.consent';

export function createConsent({ localStorage }: Pick<Window, 'localStorage'>): Consent {
  const answer = createState<ConsentAnswer>(read());
  return {
    answer,
    choose(chosen) {
      answer.set(chosen);
      try {
        localStorage.setItem(KEY, chosen);
      } catch {
        // Where nothing can be kept, it is asked again next time.
      }
    },
  };

  function read(): ConsentAnswer {
    try {
      const kept = localStorage.getItem(KEY);
      return kept === 'given' || kept === 'refused' ? kept : 'unasked';
    } catch {
      return 'unasked';
    }
  }
}
