import {
  type AuditEntry,
  CORRECTED_FIELDS,
  type Correction,
  type HelpMessage,
  type HelpTicket,
  type NewsEdit,
  type OperatorCompetition,
  type OperatorUser,
  type Page,
  type PaymentMismatch,
  type PlayerFigures,
  type ResponseOf,
  type UserSheet,
  type WorkFailure,
} from '@euro/api-contract';

const NOW = '2024-06-19T08:00:00.000Z';

/** Lotte Peeters with two teams, one of them paid, by default. */
export function exampleAccount(fields: Partial<OperatorUser> = {}): OperatorUser {
  return {
    id: 12,
    firstName: 'Lotte',
    lastName: 'Peeters',
    email: 'lotte@demo.test',
    roles: [],
    teams: [
      { id: 1, name: 'Kessel Kickers', paid: true },
      { id: 2, name: 'Plan B United', paid: false },
    ],
    createdAt: NOW,
    signsInWith: ['password'],
    ...fields,
  };
}

/** Musiala's goal, taken from him. */
export function exampleCorrection(fields: Partial<Correction> = {}): Correction {
  return {
    id: 4,
    at: NOW,
    actor: { id: 7, name: 'Olga' },
    matchId: 1,
    playerId: 110,
    playerName: 'Jamal Musiala',
    weekId: 1,
    field: 'goals',
    from: 1,
    to: 0,
    reason: 'Het was een eigen doelpunt.',
    endedAt: null,
    ...fields,
  };
}

/** The news of Musiala's knee, which holds. */
export function exampleNewsEdit(fields: Partial<NewsEdit> = {}): NewsEdit {
  return {
    ...{ id: 2, at: NOW, actor: { id: 7, name: 'Olga' }, playerId: 110, playerName: 'Jamal Musiala' },
    from: null,
    news: { kind: 'injured', nl: 'knie', en: 'knee', source: 'DFB' },
    reason: 'Persbericht van de bond.',
    endedAt: null,
    ...fields,
  };
}

/** Musiala with one goal and nothing else. */
export function exampleFigures(fields: Partial<PlayerFigures> = {}): PlayerFigures {
  const zeros = Object.fromEntries(CORRECTED_FIELDS.map((field) => [field, 0]));
  return {
    playerId: 110,
    name: 'Jamal Musiala',
    clubId: 1,
    positionId: 3,
    appeared: true,
    figures: { ...(zeros as PlayerFigures['figures']), goals: 1, inMin: null },
    corrected: [],
    ...fields,
  };
}

export function exampleHelpMessage(fields: Partial<HelpMessage> = {}): HelpMessage {
  return { id: 1, from: 'asker', author: '', body: 'Waar vind ik mijn punten?', at: NOW, ...fields };
}

/** Lotte waits for an answer by default. */
export function exampleTicket(fields: Partial<HelpTicket> = {}): HelpTicket {
  return {
    id: 3,
    status: 'open',
    user: { id: 12, name: 'Lotte Peeters', email: 'lotte@demo.test' },
    email: null,
    language: 'nl',
    path: '/points/1',
    lastMessage: exampleHelpMessage(),
    unread: 1,
    updatedAt: NOW,
    ...fields,
  };
}

export const exampleRules: Page = {
  slug: 'rules',
  updated: NOW,
  translations: [
    { language: 'nl', title: 'Spelregels', body: '<p>Je hebt {{budget}} miljoen.</p>' },
    { language: 'en', title: 'Rules', body: '<p>You have {{budget}} million.</p>' },
  ],
};

type AnyOrder = ResponseOf<'GET admin/orders'>['orders'][number];

/** One paid team by default. */
export function exampleOrder(fields: Partial<AnyOrder> = {}): AnyOrder {
  return {
    id: 31,
    kind: 'teams',
    status: 'paid',
    currency: 'EUR',
    amount: 700,
    discount: 0,
    refunded: 0,
    underReview: false,
    mismatch: null,
    lines: [{ teamId: 1, name: 'Kessel Kickers', amount: 700, share: 700, isRefunded: false }],
    coupons: [],
    createdAt: NOW,
    paidAt: NOW,
    receiptNumber: 'EM-2024-000123',
    checkoutURL: null,
    user: { id: 12, email: 'lotte@demo.test', name: 'Lotte Peeters' },
    ...fields,
  };
}

/** A payment of order 99, reported for another order, that waits for the operator. */
export function exampleMismatch(fields: Partial<PaymentMismatch> = {}): PaymentMismatch {
  return {
    reason: 'order',
    foundAt: NOW,
    settled: null,
    reported: {
      paymentId: 'tr_vreemd',
      order: '99',
      status: 'paid',
      amount: '7.00 EUR',
      refunded: null,
      chargedBack: null,
    },
    ...fields,
  };
}

type AnyCoupon = ResponseOf<'GET admin/coupons'>['coupons'][number];

export function exampleCoupon(fields: Partial<AnyCoupon> = {}): AnyCoupon {
  return {
    id: 5,
    code: 'GRASMAT24',
    competitionFeed: 'EUROM',
    type: 'discount1+1',
    value: 700,
    state: 'free',
    orderId: null,
    createdAt: NOW,
    ...fields,
  };
}

/** Matchday 1 is played and not confirmed, matchday 2 is open. */
export const exampleOverview: ResponseOf<'GET admin/overview'> = {
  now: NOW,
  speed: 1,
  matchdays: [
    {
      weekId: 1,
      deadlineDate: '2024-06-14T19:00:00.000Z',
      matches: 12,
      finished: 12,
      state: 'settled',
      teams: 204,
      digest: '5f0c1a2b3c4d5e6f7a8b9c0d',
      settledAt: '2024-06-18T21:00:00.000Z',
    },
    {
      weekId: 2,
      deadlineDate: '2024-06-19T13:00:00.000Z',
      matches: 12,
      finished: 0,
      state: 'open',
      teams: 0,
      digest: null,
      settledAt: null,
    },
  ],
  counts: {
    users: 206,
    teams: 204,
    premium: 3,
    income: 14_700,
    openOrders: 2,
    paymentMismatches: 0,
    waitingConversations: 1,
  },
};

/** Lotte: a paid team, an order, one sign-in, a conversation that waits, and a role that an operator gave. */
export function exampleSheet(fields: Partial<UserSheet> = {}): UserSheet {
  return {
    user: exampleAccount({ roles: ['premium'] }),
    language: 'nl',
    emailVerified: true,
    roleSources: [{ role: 'premium', source: 'order' }],
    identities: [{ provider: 'vrt', email: 'lotte@schelde.test', createdAt: NOW }],
    sessions: {
      totalRecords: 1,
      items: [
        { startedAt: NOW, lastUsedAt: NOW, state: 'active', provider: null, device: 'Firefox · Windows' },
      ],
    },
    teams: {
      totalRecords: 1,
      items: [
        {
          id: 1,
          name: 'Kessel Kickers',
          paid: true,
          competitionFeed: 'EUROM',
          seasonId: 2024,
          createdAt: NOW,
        },
      ],
    },
    orders: { totalRecords: 1, items: [exampleOrder()] },
    conversations: {
      totalRecords: 1,
      items: [{ id: 3, status: 'open', waits: true, messages: 2, createdAt: NOW, updatedAt: NOW }],
    },
    auditAbout: { totalRecords: 12, items: [exampleEntry()] },
    auditBy: { totalRecords: 0, items: [] },
    ...fields,
  };
}

/** Olga gave Lotte premium. */
export function exampleEntry(fields: Partial<AuditEntry> = {}): AuditEntry {
  return {
    id: 9,
    at: NOW,
    actor: { id: 7, name: 'Olga' },
    action: 'role.granted',
    subject: 'user 12',
    reason: 'Prijs van de wedstrijd',
    details: { role: 'premium' },
    ...fields,
  };
}

/** A mail was refused, reports wait, and a settlement runs. */
export function exampleWork(fields: Partial<AllWork> = {}): AllWork {
  return {
    driver: 'redis',
    isUsable: true,
    now: NOW,
    kinds: [
      { kind: 'matchday', due: null, later: null, oldestAt: null, running: 1, failed: 0 },
      { kind: 'mail', due: 1_204, later: 3, oldestAt: NOW, running: 2, failed: 1 },
      { kind: 'session-cleanup', due: null, later: null, oldestAt: null, running: 0, failed: 0 },
    ],
    activity: exampleActivity(),
    failures: [exampleWorkFailure()],
    ...fields,
  };
}

type Activity = NonNullable<AllWork['activity']>;

/** Saves rise before a deadline; 3 of 107 mails were refused. */
function exampleActivity(): Activity {
  const minutes = (count: (minute: number) => number) =>
    Array.from({ length: 60 }, (_, minute) => count(minute));
  const signUps = { minutes: minutes((minute) => minute % 3), day: 1_904, dayBefore: 1_612, most: 9 };
  return {
    due: minutes((minute) => 1_000 + (minute % 7) * 34),
    saves: { minutes: minutes((minute) => 60 + minute * 20), day: 9_800, dayBefore: 4_100, most: 3_906 },
    signUps,
    mails: { minutes: minutes(() => 2), day: 104, dayBefore: 90, most: 12 },
    refusedMails: { minutes: minutes((minute) => Number(minute === 59)), day: 3, dayBefore: 0, most: 2 },
  };
}

export function exampleWorkFailure(fields: Partial<WorkFailure> = {}): WorkFailure {
  return {
    id: 8,
    kind: 'mail',
    competitionId: null,
    rowId: 4_711,
    reason: 'The mail did not go out: 550 no such user',
    attempts: 1,
    failedAt: NOW,
    ...fields,
  };
}

type AllFaults = ResponseOf<'GET admin/faults'>;

/** A canary of the transfers that breaks, beside the release before it. */
export function exampleFaults(fields: Partial<AllFaults> = {}): AllFaults {
  const remote = 'mf-transfers';
  return {
    releases: [
      { remote, release: '3.15.0-ab', count: 46, lastAt: NOW },
      { remote, release: '3.14.2-cd', count: 1, lastAt: NOW },
    ],
    groups: [
      {
        ...{ remote, release: '3.15.0-ab', code: 'render-threw', message: 'price is undefined' },
        frames: ['mf-transfers 3.15.0-ab src/confirm/price.ts:12:5 (sell)'],
        ...{ path: '/transfers/:id', count: 46, firstAt: NOW, lastAt: NOW },
      },
    ],
    ...fields,
  };
}

type AllWork = ResponseOf<'GET admin/work'>;

/** EURO 2024 while it is open, the default. */
export function exampleCompetition(fields: Partial<OperatorCompetition> = {}): OperatorCompetition {
  return {
    id: 1,
    competitionFeed: 'EUROM',
    seasonId: 2024,
    slug: '',
    name: { nl: 'UEFA EURO 2024', en: 'UEFA EURO 2024' },
    state: 'open',
    next: ['running', 'finished'],
    now: NOW,
    speed: 1,
    nextDeadline: { weekId: 2, at: '2024-06-19T13:00:00.000Z' },
    counts: { teams: 204, leagues: 8, clubs: 24, players: 622, matches: 51, matchdays: 7 },
    liveFeed: null,
    ...fields,
  };
}

export const exampleSettings: ResponseOf<'GET admin/competitions/{id}/settings'> = {
  competition: exampleCompetition(),
  fourEyes: [],
  settings: [
    { path: 'transfersAllowed', value: 2, bounds: { min: 0, max: 19, step: 1 }, edited: { pack: 1 } },
    { path: 'saleStep', value: 0.5, bounds: { min: 0.1, max: 10, step: 0.1 }, edited: null },
    { path: 'maxSavedTransfers', value: null, bounds: { min: 0, max: 999, step: 1 }, edited: null },
    { path: 'teamSameClubPlayersLimit.0', value: 3, bounds: { min: 1, max: 19, step: 1 }, edited: null },
    { path: 'spyingEnabled', value: true, bounds: null, edited: null },
  ],
};
