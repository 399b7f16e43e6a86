import type { Complaint } from '@euro/api-contract';

/** An insult in a chat, about which two users complain, by default. */
export const exampleComplaint = (fields: Partial<Complaint> = {}): Complaint => ({
  id: 5,
  kind: 'comment',
  text: 'Zwijg, kalf.',
  picture: null,
  league: 'Toog 7',
  messages: [
    { id: 11, teamname: 'Onder de Lat', comment: 'Slim.', at: '2024-06-19T16:20:00.000Z', isReported: false },
    {
      id: 12,
      teamname: 'Friture',
      comment: 'Zwijg, kalf.',
      at: '2024-06-19T16:22:00.000Z',
      isReported: true,
    },
  ],
  author: { id: 12, name: 'Bjorn Maes', language: 'nl' },
  reasons: [{ reason: 'insult', total: 2 }],
  total: 2,
  since: '2024-06-19T16:23:00.000Z',
  decision: null,
  ...fields,
});
