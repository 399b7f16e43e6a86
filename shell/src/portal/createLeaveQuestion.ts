import { createState, type StateSource } from '@euro/platform/host';
import type { ConfirmLeave } from './createHistory.js';

interface Asked {
  readonly question: string;
  answer(leave: boolean): void;
}

/** The question that stands between the player and another page; null when there is none. */
export interface LeaveQuestion {
  readonly ask: ConfirmLeave;
  readonly asked: StateSource<Asked | null>;
}

export function createLeaveQuestion(): LeaveQuestion {
  const asked = createState<Asked | null>(null);
  return {
    asked,
    ask: (question) =>
      new Promise((resolve) => {
        asked.value?.answer(false);
        asked.set({
          question,
          answer(leave) {
            asked.set(null);
            resolve(leave);
          },
        });
      }),
  };
}
