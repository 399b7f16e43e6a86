import type { PushSettings } from '@euro/api-contract';
import { createFakePlatform, exampleUser, noticeAction, refuse } from '@euro/platform/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { axeFindings } from '../pages/testing/axeFindings.js';
import { openPage, waitForAnswers } from '../pages/testing/openPage.js';
import { type StubbedPush, stubPush } from '../testing/stubPush.js';
import { undoAfterEach } from '../testing/undoAfterEach.js';
import { PushCard } from './PushCard.js';
import { fingerprintOf } from './pushBrowser.js';

const publicKey = 'B'.repeat(87);
const none: PushSettings = {
  publicKey,
  kinds: { deadline: true, goal: true, captainOut: false, confirmed: false, mention: false },
  quiet: { on: true, from: 1380, to: 480 },
  timeZone: 'Europe/Brussels',
  devices: [],
};

interface Opening {
  readonly permission?: NotificationPermission;
  /** Endpoints of the devices that are notified. */
  readonly devices?: string[];
  /** The endpoint of this browser's own subscription. */
  readonly own?: string;
  readonly locale?: 'nl' | 'en';
}

async function device(endpoint: string) {
  const fingerprint = await fingerprintOf(endpoint);
  return { id: 1, name: 'Chrome · Android', createdAt: '2024-06-19T08:00:00.000Z', fingerprint };
}

async function openCard({ permission = 'default', devices = [], own, locale = 'nl' }: Opening = {}) {
  undoAfterEach();
  const browser: StubbedPush = stubPush(permission);
  if (own) browser.subscription = { endpoint: own };
  const fake = createFakePlatform({ path: '/profile', user: exampleUser, locale });
  let now: PushSettings = { ...none, devices: await Promise.all(devices.map(device)) };
  fake.api.answer('GET user/push', () => now);
  fake.api.answer('PUT user/push', ({ body: { kinds, quiet } }) => {
    now = { ...now, kinds: { ...now.kinds, ...kinds }, quiet: { ...now.quiet, ...quiet } } as PushSettings;
    return now;
  });
  fake.api.answer('POST user/push/subscribe', async ({ body }) => {
    now = { ...now, devices: [...now.devices, await device(body.endpoint)] };
    return now;
  });
  fake.api.answer('POST user/push/unsubscribe', () => {
    now = { ...now, devices: [] };
    return now;
  });
  openPage(fake, <PushCard />);
  return { fake, browser, user: userEvent.setup() };
}

const HERE = 'https://push.example.com/here';
const enabled = { permission: 'granted', own: HERE, devices: [HERE] } as const;
const onHere = () => ({ ...enabled, devices: [HERE] });
const thisDevice = () => screen.findByRole('switch', { name: 'Meldingen op dit toestel' });
const goals = () => screen.findByRole('switch', { name: 'Goals en assists' });

describe('notifications', () => {
  it('are enabled for this device once the browser permits', async () => {
    const { fake, browser, user } = await openCard();
    expect(await thisDevice()).not.toBeChecked();
    expect(screen.queryByRole('switch', { name: 'Deadline' })).not.toBeInTheDocument();
    await user.click(await thisDevice());
    await waitFor(() => expect(fake.notices).toHaveLength(1));
    expect(await thisDevice()).toBeChecked();
    expect(browser.subscribedFor).toEqual([publicKey]);
    expect(fake.api.calls('POST user/push/subscribe')).toEqual([
      {
        body: {
          endpoint: 'https://push.example.com/device',
          keys: { p256dh: 'key', auth: 'secret' },
          timeZone: expect.any(String),
        },
      },
    ]);
    expect(await goals()).toBeChecked();
  });

  it('are disabled again, also in the browser', async () => {
    const { browser, user } = await openCard(onHere());
    expect(await thisDevice()).toBeChecked();
    await user.click(await thisDevice());
    await waitForAnswers();
    await waitFor(() => expect(browser.subscription).toBeNull());
    expect(await thisDevice()).not.toBeChecked();
  });

  it('of another device are not enabled here', async () => {
    await openCard({ permission: 'granted', devices: ['https://push.example.com/elsewhere'] });
    expect(await thisDevice()).not.toBeChecked();
    expect(await thisDevice()).toHaveAccessibleDescription('Ook op een ander toestel.');
    expect(await goals()).toBeChecked();
  });

  it('explain how to allow them when the browser blocks them', async () => {
    const { fake, browser, user } = await openCard();
    browser.answer = 'denied';
    await user.click(await thisDevice());
    expect(await screen.findByText('Meldingen zijn geblokkeerd in je browser')).toBeVisible();
    expect(screen.getByText(/Safari|slotje|pictogram/)).toBeVisible();
    expect(screen.queryByRole('switch', { name: 'Meldingen op dit toestel' })).not.toBeInTheDocument();
    expect(fake.api.calls('POST user/push/subscribe')).toEqual([]);
  });

  it.each([
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_5) Version/17.5 Safari/604.1', /beginscherm/],
    ['Mozilla/5.0 (X11; Linux) OldBrowser/1', /kent geen meldingen/],
  ])('explain what to do in %s', async (userAgent, text) => {
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
    const fake = createFakePlatform({ path: '/profile', user: exampleUser });
    openPage(fake, <PushCard />);
    expect(await screen.findByText(text)).toBeVisible();
    expect(fake.api.calls('GET user/push')).toEqual([]);
  });

  it('show a skeleton, and retry after a failure', async () => {
    undoAfterEach();
    stubPush();
    const fake = createFakePlatform({ path: '/profile', user: exampleUser });
    fake.api.answer('GET user/push', refuse('not-available', 503));
    openPage(fake, <PushCard />);
    expect(screen.getByRole('status', { name: 'Je meldingen worden geladen' })).toBeInTheDocument();
    expect(await screen.findByRole('alert')).toHaveTextContent('We kunnen je meldingen nu niet laden');
    fake.api.answer('GET user/push', none);
    await userEvent.click(screen.getByRole('button', { name: 'Probeer opnieuw' }));
    expect(await thisDevice()).toBeInTheDocument();
  });
});

describe('each kind', () => {
  it('is saved at once, and can be undone', async () => {
    const { fake, user } = await openCard(onHere());
    await user.click(await goals());
    await waitForAnswers();
    expect(fake.api.calls('PUT user/push')).toEqual([{ body: { kinds: { goal: false } } }]);
    expect(fake.notices[0]).toMatchObject({
      tone: 'positive',
      text: 'Goals en assists: je krijgt er geen meldingen meer van.',
    });
    await act(async () => noticeAction(fake.notices[0]).onPress());
    await waitForAnswers();
    expect(await goals()).toBeChecked();
    expect(fake.api.calls('PUT user/push')[1]).toEqual({ body: { kinds: { goal: true } } });
  });

  it('is reset when it was not saved, with a message', async () => {
    const { fake, user } = await openCard(onHere());
    fake.api.answer('PUT user/push', refuse('internal-error', 500));
    await user.click(await goals());
    await waitForAnswers();
    expect(await goals()).toBeChecked();
    expect(screen.getByText('Dit is niet opgeslagen. Probeer het opnieuw.')).toBeVisible();
  });
});

describe('the quiet hours', () => {
  it('have a start and an end, saved on blur', async () => {
    const { fake, user } = await openCard(onHere());
    expect(await screen.findByRole('switch', { name: 'Stil tussen 23.00 en 8.00 u.' })).toBeChecked();
    const fromField = screen.getByLabelText('Van');
    await user.clear(fromField);
    await user.type(fromField, '22:30');
    expect(fake.api.calls('PUT user/push')).toEqual([]);
    await user.tab();
    await waitForAnswers();
    expect(fake.api.calls('PUT user/push')).toEqual([{ body: { quiet: { from: 1350 } } }]);
    expect(await screen.findByRole('switch', { name: 'Stil tussen 22.30 en 8.00 u.' })).toBeChecked();
  });

  it('can be disabled', async () => {
    const { fake, user } = await openCard(onHere());
    await user.click(await screen.findByRole('switch', { name: /^Stil tussen/ }));
    await waitForAnswers();
    expect(fake.api.calls('PUT user/push')).toEqual([{ body: { quiet: { on: false } } }]);
    expect(screen.queryByLabelText('Van')).not.toBeInTheDocument();
  });
});

describe('a test notification', () => {
  it('is sent, with a confirmation', async () => {
    const { fake, user } = await openCard(onHere());
    fake.api.answer('POST user/push/test', { ok: true });
    await user.click(await screen.findByRole('button', { name: 'Stuur een proefmelding' }));
    await waitForAnswers();
    expect(fake.notices).toEqual([{ tone: 'positive', text: 'De proefmelding is onderweg.' }]);
  });

  it('that was sent too often is reported', async () => {
    const { fake, user } = await openCard(onHere());
    fake.api.answer('POST user/push/test', refuse('too-many-requests', 429, { message: 'Wacht even.' }));
    await user.click(await screen.findByRole('button', { name: 'Stuur een proefmelding' }));
    await waitForAnswers();
    expect(fake.notices).toEqual([{ tone: 'danger', text: 'Wacht even.' }]);
  });
});

it('is in English', async () => {
  await openCard({ ...onHere(), locale: 'en' });
  expect(await screen.findByRole('switch', { name: 'Notifications on this device' })).toBeChecked();
});

it.each([{}, onHere(), { permission: 'denied' as const, devices: [HERE] }])(
  'has no axe violations: %#',
  async (options) => {
    await openCard(options);
    await waitFor(() => expect(screen.queryByRole('status', { name: /geladen/ })).not.toBeInTheDocument());
    expect(await axeFindings()).toEqual([]);
  },
);
