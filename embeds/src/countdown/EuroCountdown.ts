import type { DeadlineInfo } from '@euro/api-contract';
import { partElement } from '../element/PartElement.js';

/** What the portal says of the coming deadline, and when it said it (this computer's clock, epoch milliseconds). */
export interface DeadlineAnswer extends DeadlineInfo {
  readonly heardAt: number;
}

/** `<euro-countdown>`: how long a team can still be changed. */
export const EuroCountdown = partElement<DeadlineAnswer>({
  attributes: ['label'],
  room: 112,
  invites: true,
  heading: { nl: 'Deadline', en: 'Deadline' },
  load: async () => (await import(/* webpackChunkName: "countdown" */ './countdownPart.js')).countdownPart,
});
