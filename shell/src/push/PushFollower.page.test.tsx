import { createFakePlatform, exampleUser } from '@euro/platform/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { axeFindings } from '../pages/testing/axeFindings.js';
import { openPage } from '../pages/testing/openPage.js';
import { stubPush } from '../testing/stubPush.js';
import { undoAfterEach } from '../testing/undoAfterEach.js';
import { PushFollower } from './PushFollower.js';
import { fingerprintOf } from './pushBrowser.js';
import { OPEN_PATH } from './readOpenPath.js';

const DAY = 24 * 60 * 60_000;
const settings = {
  publicKey: 'B'.repeat(87),
  kinds: { deadline: true, goal: true, captainOut: false, confirmed: false, mention: false },
  quiet: { on: true, from: 1380, to: 480 },
  timeZone: 'Europe/Brussels',
  devices: [],
};

interface Opening {
  readonly permission?: NotificationPermission;
  readonly isFirstVisit?: boolean;
  /** Safari on an iPhone, where the portal is not installed. */
  readonly isIPhone?: boolean;
}

function open({ permission = 'default', isFirstVisit = false, isIPhone = false }: Opening = {}) {
  undoAfterEach();
  localStorage.clear();
  if (!isFirstVisit) {
    const history = { firstAt: Date.now() - DAY, restsUntil: 0, weekId: 0 };
    localStorage.setItem('em.push', JSON.stringify(history));
  }
  const browser = stubPush(permission);
  if (isIPhone) {
    Reflect.deleteProperty(window, 'PushManager');
    jest
      .spyOn(navigator, 'userAgent', 'get')
      .mockReturnValue('Mozilla/5.0 (iPhone) Version/17.5 Safari/604.1');
  }
  const fake = createFakePlatform({ path: '/team/7', user: exampleUser });
  fake.api.answer('GET user/push', settings);
  fake.api.answer('PUT user/push', settings);
  fake.api.answer('POST user/push/subscribe', settings);
  openPage(fake, <PushFollower visit={fake.platform.navigation.go} />);
  const save = (weekId = 3) => act(async () => fake.platform.bus.emit('team.saved@1', { teamId: 7, weekId }));
  return { browser, fake, save, user: userEvent.setup() };
}

const card = () => screen.findByRole('region', { name: 'Mis geen goal van je mannen' });
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)));
const noCard = async () => {
  await settle();
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
};

describe('after a save', () => {
  it('the page prompts, and the browser only after consent', async () => {
    const { browser, fake, save, user } = open();
    await noCard();
    await save();
    expect(await card()).toBeVisible();
    expect(browser.subscribedFor).toEqual([]);
    await user.click(screen.getByRole('switch', { name: 'Deadline, 1 uur vooraf' }));
    await user.click(screen.getByRole('button', { name: 'Zet aan' }));
    await waitFor(() => expect(fake.notices).toHaveLength(1));
    expect(fake.notices).toEqual([{ tone: 'positive', text: 'Meldingen staan aan op dit toestel.' }]);
    expect(browser.subscribedFor).toHaveLength(1);
    expect(fake.api.calls('PUT user/push')).toEqual([{ body: { kinds: { deadline: false, goal: true } } }]);
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
  });

  it('"not now" suppresses the prompt for fourteen days', async () => {
    const { save, user } = open();
    await save();
    await user.click(await screen.findByRole('button', { name: 'Niet nu' }));
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
    await save(4);
    await noCard();
  });

  it('it prompts once a matchday', async () => {
    const { save } = open();
    await save();
    await card();
    expect(JSON.parse(localStorage.getItem('em.push') ?? '').weekId).toBe(3);
  });

  it('a refusal in the browser is explained, without another prompt', async () => {
    const { browser, fake, save, user } = open();
    browser.answer = 'denied';
    await save();
    await user.click(await screen.findByRole('button', { name: 'Zet aan' }));
    await waitFor(() => expect(fake.notices).toHaveLength(1));
    expect(fake.notices[0]?.text).toContain('In je profiel staat hoe je ze toelaat');
    await save(4);
    await noCard();
  });

  it.each([
    ['on a first visit', { isFirstVisit: true }],
    ['where the browser blocks it', { permission: 'denied' as const }],
  ])('nothing is prompted %s', async (_name, options) => {
    const { fake, save } = open(options);
    await save();
    await noCard();
    expect(fake.api.calls('GET user/push')).toEqual([]);
  });

  it('nothing is prompted on a device with notifications', async () => {
    const { browser, fake, save } = open({ permission: 'granted' });
    const endpoint = 'https://push.example.com/device';
    browser.subscription = { endpoint };
    const fingerprint = await fingerprintOf(endpoint);
    const devices = [{ id: 1, name: '', createdAt: '2024-06-19T08:00:00.000Z', fingerprint }];
    fake.api.answer('GET user/push', { ...settings, devices });
    await save();
    await noCard();
  });

  it('an iPhone is shown how to install the portal, which enables notifications', async () => {
    const { fake, save, user } = open({ isIPhone: true });
    await save();
    const { queryByRole, getByText, getByRole } = within(await card());
    expect(getByText(/tik op Deel, dan op Zet op beginscherm/)).toBeVisible();
    expect([queryByRole('switch'), queryByRole('button', { name: 'Zet aan' })]).toEqual([null, null]);
    expect(fake.api.calls('GET user/push')).toEqual([]);
    expect(await axeFindings()).toEqual([]);
    await user.click(getByRole('button', { name: 'Begrepen' }));
    await save(4);
    await noCard();
  });

  it('the card has no axe violations', async () => {
    const { save } = open();
    await save();
    await card();
    expect(await axeFindings()).toEqual([]);
  });
});

describe('a pressed notification', () => {
  it('opens its path in the portal, and notifies the worker', async () => {
    const { browser, fake } = open();
    const replies = await act(async () => browser.message({ type: OPEN_PATH, path: '/points/7' }));
    expect(replies).toEqual(['going']);
    expect(fake.visited).toEqual(['/points/7']);
  });

  it.each([{ type: OPEN_PATH, path: '//elsewhere.example' }, { type: OPEN_PATH }, { type: 'x' }, null, 7])(
    'ignores %j',
    (message) => {
      const { browser, fake } = open();
      expect([browser.message(message), fake.visited]).toEqual([[], []]);
    },
  );
});
