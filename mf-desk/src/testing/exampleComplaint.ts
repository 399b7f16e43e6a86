import type { Complaint, ResponseOf } from '@euro/api-contract';

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

/** One complaint waits, about a message. */
export const exampleQueue = (
  fields: Partial<ResponseOf<'GET admin/complaints'>> = {},
): ResponseOf<'GET admin/complaints'> => ({
  totalRecords: 1,
  complaints: [exampleComplaint()],
  counts: { name: 0, picture: 0, comment: 1 },
  lastDay: { answered: 64, medianMinutes: 6, appeals: 2 },
  ...fields,
});

/** An author who was complained about, and kept out of the chats before. */
export const exampleBackground: ResponseOf<'GET admin/complaints/{id}'> = {
  since: '2024-06-11T10:00:00.000Z',
  history: [
    {
      kind: 'team',
      text: 'De Hooligans',
      total: 3,
      decision: 'rename',
      by: { id: 3, name: 'Wim' },
      at: '2024-06-14T10:00:00.000Z',
    },
    {
      kind: 'muted',
      text: 'Huisregels',
      total: 0,
      decision: null,
      by: { id: 3, name: 'Wim' },
      at: '2024-06-12T10:00:00.000Z',
    },
  ],
  complainants: { total: 2, reliable: 1 },
  samePerson: [
    {
      id: 34,
      name: 'Bjorn M.',
      createdAt: '2024-06-13T10:00:00.000Z',
      signals: ['mailbox', 'browser'],
    },
  ],
};
