import type { OperatorAnnouncement } from '@euro/api-contract';

/** A running message about maintenance, for everyone and by mail, by default. */
export const exampleAnnouncement = (fields: Partial<OperatorAnnouncement> = {}): OperatorAnnouncement => ({
  id: 4,
  text: { nl: 'Vannacht zijn we even weg.', en: 'We are away for a while tonight.' },
  path: '/rules',
  endsAt: '2024-06-20T08:00:00.000Z',
  segment: 'everyone',
  isEverywhere: true,
  competition: null,
  state: 'running',
  startsAt: '2024-06-19T08:00:00.000Z',
  mails: 31,
  notifications: null,
  ...fields,
});
