import { createState, type StateSource } from '@euro/platform/host';
import type { ConfirmLeave } from './createHistory.js';

interface OpenQuestion {
  readonly question: string;
  answer(leave: boolean): void;
}

/** The question to answer before another page; null when there is none. */
export interface LeaveQuestion {
  readonly ask: ConfirmLeave;
  readonly pending: StateSource<OpenQuestion | null>;
}

export function createLeaveQuestion(): LeaveQuestion {
  const pending = createState<OpenQuestion | null>(null);
  return {
    pending,
    ask: (question) =>
      new Promise((resolve) => {
        pending.value?.answer(false);
        pending.set({
          question,
          answer(leave) {
            pending.set(null);
            resolve(leave);
          },
        });
      }),
  };
}
