import type { DeadlineInfo } from '@euro/api-contract';
import { partElement } from '../element/PartElement.js';

/** The portal's deadline info, with the time of its response (local clock, epoch milliseconds). */
export interface DeadlineAnswer extends DeadlineInfo {
  readonly heardAt: number;
}

/** `<euro-countdown>`: the time until the deadline. */
export const EuroCountdown = partElement<DeadlineAnswer>({
  attributes: ['label'],
  room: 112,
  invites: true,
  heading: { nl: 'Deadline', en: 'Deadline' },
  load: async () => (await import(/* webpackChunkName: "countdown" */ './countdownPart.js')).countdownPart,
});
