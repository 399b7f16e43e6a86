import { sessionCleanupJob } from '../../accounts/identity/sessionCleanupJob.js';
import type { Job } from '../../infra/jobs/job.js';
import { startTestApi, type TestApi } from '../../testing/testApi.js';
import { startJobs } from './startJobs.js';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe('background jobs', () => {
  it('never overlap themselves, and are finished before the process ends', async () => {
    let running = 0;
    let most = 0;
    let runs = 0;
    const slow: Job = {
      name: 'slow',
      scope: 'process',
      everyMs: 5,
      async run(_, now) {
        expect(now).toBe(api.clock.now());
        running += 1;
        most = Math.max(most, running);
        await pause(25);
        running -= 1;
        runs += 1;
      },
    };
    const stop = startJobs(api.context, { observeJob() {} }, [slow]);
    while (runs < 3) await pause(5);
    await stop();
    expect(running).toBe(0);
    expect(most).toBe(1);
  });

  it('run without a pause while there is more to do, and still stop', async () => {
    let runs = 0;
    const endless: Job = {
      name: 'endless',
      scope: 'process',
      everyMs: 20,
      async run() {
        runs += 1;
        await pause(1);
        return 'again';
      },
    };
    const stop = startJobs(api.context, { observeJob() {} }, [endless]);
    while (runs < 50) await pause(5);
    await stop();
    const atTheEnd = runs;
    await pause(50);
    expect(runs).toBe(atTheEnd);
  });

  it('continue after a failure, which is logged and counted', async () => {
    const outcomes: string[] = [];
    let runs = 0;
    const shaky: Job = {
      name: 'shaky',
      scope: 'process',
      everyMs: 5,
      async run() {
        runs += 1;
        if (runs === 1) throw new Error('the first time never works');
      },
    };
    const observeJob = (job: string, outcome: string) => {
      if (job === 'shaky') outcomes.push(outcome);
    };
    const stop = startJobs(api.context, { observeJob }, [shaky]);
    while (outcomes.length < 2) await pause(5);
    await stop();
    expect(outcomes.slice(0, 2)).toEqual(['failed', 'ok']);
    expect(api.logLines.join('')).toContain('the first time never works');
  });
});

describe('the session clean-up', () => {
  it('deletes only expired sessions', async () => {
    const { models } = api.database;
    const user = await models.User.create({
      email: 'old@example.test',
      firstName: 'Jan',
      lastName: 'Ceulemans',
      language: 'nl',
      createdAt: 0,
    });
    const now = api.context.realNow();
    for (const [name, expiresAt] of [
      ['old', now - 1],
      ['new', now + 1],
    ] as const) {
      await models.Session.create({
        userId: user.id,
        family: name,
        tokenHash: name,
        createdAt: 0,
        expiresAt,
      });
      await models.PasswordReset.create({ userId: user.id, tokenHash: name, expiresAt });
    }
    await sessionCleanupJob.run(api.context, 0);
    expect((await models.Session.findAll({ raw: true })).map(({ family }) => family)).toEqual(['new']);
    expect((await models.PasswordReset.findAll({ raw: true })).map(({ tokenHash }) => tokenHash)).toEqual([
      'new',
    ]);
  });
});
