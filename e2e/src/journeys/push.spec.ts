import type { Page } from '@playwright/test';
import { WHOLE_BROWSER } from '../support/browser.js';
import { callApi, tokenOf } from '../support/callApi.js';
import { enterAs } from '../support/fan.js';
import { isSampled } from '../support/sampled.js';
import type { Stack } from '../support/stack.js';
import { expect, leftOut, test } from '../support/test.js';

// The other journeys play without a service worker.
test.use({ serviceWorkers: 'allow', permissions: ['notifications'], launchOptions: WHOLE_BROWSER });

/** A minute of play; the open page is proved by `steady`, the message by the API. */
const testInFull = isSampled('push: replay') ? leftOut : test;

/** Matchday 2 lasts 84 hours. */
const SPEED = '6000';
const FAN = 'fan@demo.test';

interface LiveMatch {
  readonly id: number;
  readonly homeScore: number | null;
  readonly awayScore: number | null;
}

/** A score that a page learned of; moments in epoch milliseconds of real time. */
interface Known {
  readonly id: number;
  readonly homeScore: number;
  readonly awayScore: number;
  readonly at: number;
  /** When the page showed it; missing for one that another goal replaced at once. */
  drawnAt?: number;
}

const isGoal = (payload: string) => /^goal-/.test((JSON.parse(payload) as { tag: string }).tag);

/** The browser of the tests has no push service: it is subscribed at the stand-in, and everything else is real. */
async function subscribeAtStandIn(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let subscription: object | null = null;
    const wrap = (json: { readonly endpoint: string }) => ({
      ...json,
      toJSON: () => json,
      unsubscribe: async () => {
        subscription = null;
        return true;
      },
    });
    Object.assign(PushManager.prototype, {
      getSubscription: async () => subscription,
      subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
        const answer = await fetch(`/stand-ins/push/subscriptions?key=${applicationServerKey}`, {
          method: 'POST',
        });
        subscription = wrap(await answer.json());
        return subscription;
      },
    });
  });
}

/** Hands a payload to the portal's service worker as the browser does. */
async function deliver(page: Page, { url }: Stack, data: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const registration = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ownRegistration = registrations.find(({ scopeURL }) => scopeURL === `${url}/`);
      if (ownRegistration) resolve(ownRegistration.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await registration;
  await session.send('ServiceWorker.deliverPushMessage', { origin: url, registrationId, data });
}

test('a device is notified: enabled in the profile, encrypted in transit, shown by the worker', async ({
  page,
  stack,
}) => {
  await subscribeAtStandIn(page);
  await enterAs(page, FAN);
  await page.goto('/profile');
  await page.getByRole('switch', { name: 'Meldingen op dit toestel' }).click();
  await expect(page.getByText('Meldingen staan aan op dit toestel.').first()).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Goals en assists' })).toBeChecked();

  await page.getByRole('button', { name: 'Stuur een proefmelding' }).click();
  const { push } = stack.standIns;
  await expect.poll(() => push.messages().length).toBe(1);
  const payload = push.messages()[0]?.payload ?? '';
  expect(JSON.parse(payload)).toMatchObject({ title: 'Meldingen werken', path: '/profile', language: 'nl' });

  await deliver(page, stack, payload);
  const notifications = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      return (await registration.getNotifications()).map(({ title, body, data }) => ({ title, body, data }));
    });
  await expect.poll(notifications).toEqual([
    {
      title: 'Meldingen werken',
      body: 'Zo ziet een melding van EuroManager eruit.',
      data: { path: '/profile' },
    },
  ]);

  // A script can't press a notification; this is the worker's code for a press.
  const reply = await page
    .context()
    .serviceWorkers()[0]
    ?.evaluate(async () => {
      const { clients } = globalThis as unknown as {
        clients: { matchAll(): Promise<{ postMessage(message: object, ports: Transferable[]): void }[]> };
      };
      const [client] = await clients.matchAll();
      const { port1, port2 } = new MessageChannel();
      const answer = new Promise((resolve) => {
        port1.onmessage = ({ data }) => resolve(data);
      });
      client?.postMessage({ type: 'open-path', path: '/stats' }, [port2]);
      return answer;
    });
  expect(reply).toBe('going');
  await expect(page).toHaveURL(`${stack.url}/stats`);
});

testInFull(
  'a goal of a replay is drawn by the page, and reaches the push service',
  async ({ page, stack }) => {
    const token = await tokenOf(stack, FAN);
    const { push } = stack.standIns;
    const { publicKey } = await callApi(stack, 'GET user/push', { token });
    const { endpoint, keys } = push.subscribe(publicKey);
    await callApi(stack, 'POST user/push/subscribe', { token, body: { endpoint, keys } });
    await callApi(stack, 'PUT user/push', { token, body: { quiet: { on: false } } });

    // When each score of a match was known to a page, by its own stream, and when the page showed it.
    const { matches } = await callApi(stack, 'GET matches');
    const sides = matches.map(({ id, homeId, awayId }) => [id, `${homeId?.name} – ${awayId?.name}`] as const);
    await page.goto('/deadlines');
    await expect(page.getByRole('main')).toContainText('Duitsland – Hongarije, 18.00');
    await page.evaluate((names) => {
      const known: Known[] = [];
      Object.assign(globalThis, { known });
      const main = document.querySelector('main');
      const look = () => {
        const at = Date.now();
        const text = main?.textContent ?? '';
        const namesOf = new Map(names);
        for (const score of known) {
          if (score.drawnAt !== undefined) continue;
          const { id, homeScore, awayScore } = score;
          if (text.includes(`${namesOf.get(id)}, ${homeScore}–${awayScore}`)) score.drawnAt = at;
        }
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
      const note = ({ data }: MessageEvent) => {
        const { matches } = JSON.parse(data) as { matches: LiveMatch[] };
        const at = Date.now();
        for (const { id, homeScore, awayScore } of matches) {
          if (homeScore === null || awayScore === null) continue;
          const isNew = !known.some(
            (one) => one.id === id && one.homeScore === homeScore && one.awayScore === awayScore,
          );
          if (isNew) known.push({ id, homeScore, awayScore, at });
        }
      };
      const stream = new EventSource('/api/live/stream');
      for (const name of ['snapshot', 'change']) stream.addEventListener(name, note);
    }, sides);
    await stack.game('replay', '--from', '2', '--to', '2', '--speed', SPEED);

    const goals = push
      .messages()
      .filter((message) => message.endpoint === endpoint && isGoal(message.payload));
    const known = await page.evaluate(() => (globalThis as unknown as { known: Known[] }).known);
    const drawn = known
      .flatMap(({ at, drawnAt }) => (drawnAt === undefined ? [] : [drawnAt - at]))
      .sort((one, other) => one - other);
    console.log(`goal → pixel, after the page's stream had it: ${drawn.map((ms) => `${ms} ms`).join(', ')}`);
    expect(drawn.length).toBeGreaterThan(known.length / 2);
    const delays = goals.flatMap(({ payload, at }) => {
      const { body } = JSON.parse(payload) as { body: string };
      const [, home, homeScore, awayScore, away] = /^(\w{3}) (\d+)-(\d+) (\w{3})/.exec(body) ?? [];
      const match = matches.find(({ homeId, awayId }) => homeId?.short === home && awayId?.short === away);
      // At this speed a page may learn of two goals at once.
      const first = known.find(
        (row) =>
          row.id === match?.id && row.homeScore >= Number(homeScore) && row.awayScore >= Number(awayScore),
      );
      return first ? [at - first.at] : [];
    });
    console.log(`goal → push service, after the page knew it: ${delays.map((ms) => `${ms} ms`).join(', ')}`);
    expect(delays.length).toBeGreaterThan(0);
  },
);
