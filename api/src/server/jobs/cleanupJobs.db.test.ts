import type { Model, ModelStatic } from 'sequelize';
import { sessionCleanupJob } from '../../accounts/index.js';
import { helpCleanupJob } from '../../help/index.js';
import type { Job } from '../../infra/jobs/job.js';
import { pushCleanupJob } from '../../push/index.js';
import { importTournament } from '../../testing/importTournament.js';
import { startTestApi, type TestApi } from '../../testing/testApi.js';
import { feedCleanupJob } from '../../tournament/index.js';
import type { AppContext } from '../context.js';

const DAY = 24 * 60 * 60_000;
/** More rows than any of them deletes in one transaction. */
const ROWS = 2_100;

let api: TestApi;
let userId: number;
beforeAll(async () => {
  api = await startTestApi();
  await importTournament(api.database, api.clock);
  const user = await api.database.models.User.create({
    email: 'old@example.test',
    firstName: 'Jan',
    lastName: 'Ceulemans',
    language: 'nl',
    createdAt: 0,
  });
  userId = user.id;
});
afterAll(() => api.close());

const rows = <Row>(row: (index: number) => Row) => Array.from({ length: ROWS }, (_, index) => row(index));

async function runUntilDone(job: Job<AppContext>): Promise<unknown[]> {
  const outcomes: unknown[] = [];
  do outcomes.push(await job.run(api.context, 0));
  while (outcomes.at(-1) === 'again');
  return outcomes;
}

it('expired sign-ins and links of mails are deleted without a pause until none is left', async () => {
  const { Session, PasswordReset, EmailVerification, SsoAttempt, ProviderSession } = api.database.models;
  const now = api.context.realNow();
  const link = (index: number) => ({ userId, tokenHash: `old-${index}`, expiresAt: now - 1 });
  await Session.bulkCreate(rows((index) => ({ ...link(index), family: `old-${index}`, createdAt: 0 })));
  await PasswordReset.bulkCreate(rows(link));
  await EmailVerification.bulkCreate(rows(link));
  const attempt = { browserHash: '', nonce: '', codeVerifier: '', redirectUri: '', expiresAt: now - 1 };
  await SsoAttempt.bulkCreate(rows((index) => ({ ...attempt, stateHash: `old-${index}` })) as never);
  const confirmed = { userId, subject: '', sealedToken: '', confirmedAt: 0, askedAt: 0 };
  await ProviderSession.bulkCreate(rows((index) => ({ ...confirmed, family: `old-${index}` })));
  expect(await runUntilDone(sessionCleanupJob)).toEqual(['again', 'done']);
  const tables = [
    Session,
    PasswordReset,
    EmailVerification,
    SsoAttempt,
    ProviderSession,
  ] as ModelStatic<Model>[];
  expect(await Promise.all(tables.map((table) => table.count()))).toEqual([0, 0, 0, 0, 0]);
});

it('old notifications and signed-out devices are deleted without a pause until none is left', async () => {
  const { PushMessage, PushSubscription, Session } = api.database.models;
  const now = api.context.realNow();
  const message = { userId, kind: 'test', weekId: 0, facts: '{}', state: 'sent', nextTryAt: 0 } as const;
  const times = { createdAt: now - 31 * DAY, expiresAt: 0 };
  await PushMessage.bulkCreate(rows((index) => ({ ...message, ...times, subject: `old-${index}` })));
  const device = { userId, endpoint: '', p256dh: '', auth: '', name: '', createdAt: 0 };
  await Session.create({ userId, family: 'alive', tokenHash: 'alive', createdAt: 0, expiresAt: now + DAY });
  await PushSubscription.bulkCreate([
    ...rows((index) => ({ ...device, endpointHash: `old-${index}`, family: `old-${index}` })),
    { ...device, endpointHash: 'alive', family: 'alive' },
  ]);
  expect(await runUntilDone(pushCleanupJob)).toEqual(['again', 'done']);
  expect(await PushMessage.count()).toBe(0);
  expect((await PushSubscription.findAll({ raw: true })).map(({ family }) => family)).toEqual(['alive']);
});

it('the old log of feed messages is deleted without a pause until none is left', async () => {
  const { FeedMessage } = api.database.models;
  const message = { competitionId: 1, way: 'push', outcome: 'applied', changes: 0, problems: null } as const;
  const receivedAt = api.context.realNow() - 15 * DAY;
  await FeedMessage.bulkCreate(rows((index) => ({ ...message, messageId: `old-${index}`, receivedAt })));
  expect(await runUntilDone(feedCleanupJob)).toEqual(['again', 'done']);
  expect(await FeedMessage.count()).toBe(0);
});

it('visitors’ old conversations are deleted without a pause until none is left', async () => {
  const { HelpConversation } = api.database.models;
  const conversation = { userId: null, status: 'open', waits: false, language: 'nl', email: null } as const;
  const times = { path: null, mailDueAt: null, createdAt: 0, updatedAt: 0 };
  await HelpConversation.bulkCreate(
    rows((index) => ({ ...conversation, ...times, visitorHash: `old-${index}` })),
  );
  expect((await runUntilDone(helpCleanupJob)).slice(-2)).toEqual(['again', 'done']);
  expect(await HelpConversation.count()).toBe(0);
});
