import type { PlatformEvent } from '@euro/platform';
import { createFakePlatform, writableState } from '@euro/platform/testing';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { EMPTY, Subject } from 'rxjs';
import type { DevRemote, DevTools } from '../portal/devTools.js';
import { DevCorner } from './DevCorner.js';

const rankings: DevRemote = {
  name: 'mf-rankings',
  version: '1.0.0-aaaa',
  contract: 2,
  bytes: 40_960,
  base: '/remotes/mf-rankings/1.0.0-aaaa/',
  path: '/rankings',
  status: 'mounted',
  failure: null,
  places: [
    {
      remote: 'mf-rankings',
      what: '/rankings',
      version: '1.0.0-aaaa',
      state: { status: 'ready' },
      renew: async () => {},
    },
  ],
  traces: [],
};
const stats: DevRemote = {
  ...rankings,
  name: 'mf-stats',
  status: 'failed',
  failure: 'script-missing',
  places: [],
  traces: ['window.cache was added', 'document click is still listened to'],
};

const ELSEWHERE = 'http://localhost:3001/remotes/mf-rankings/mf-manifest.json';
const QUIZ = 'http://localhost:3001/remotes/mf-quiz/mf-manifest.json';

let bus: Subject<PlatformEvent>;
let requests: string[];
let tools: DevTools;
let loadAgain: jest.Mock;

beforeEach(() => {
  bus = new Subject();
  requests = [];
  loadAgain = jest.fn();
  window.sessionStorage.clear();
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    requests.push(String(input));
    const response = { releases: { 'mf-rankings': ['1.1.0-bbbb'] }, faults: {}, possible: ['mount-throws'] };
    return new Response(JSON.stringify(response), { headers: { 'Content-Type': 'application/json' } });
  });
  tools = {
    changes: EMPTY,
    remotes: () => [stats, rankings],
    bus,
    state: createFakePlatform().platform.state,
    mayOverride: true,
    origins: [],
    overrides: writableState({}),
    override: jest.fn(async () => {}),
    loadSections: jest.fn(async () => null),
    clearOverrides: jest.fn(async () => {}),
    reopen: jest.fn(async () => {}),
  };
});
afterEach(() => jest.restoreAllMocks());

async function openPanel() {
  const { container } = render(<DevCorner tools={tools} onLoadAgain={loadAgain} />);
  await userEvent.keyboard('{Alt>}{Shift>}[KeyD]{/Shift}{/Alt}');
  await findReleases();
  return container;
}

/** The gateway has answered which releases there are. */
const findReleases = () => screen.findAllByRole('option', { name: '1.1.0-bbbb' });

const card = (name: string) => screen.getByRole('region', { name });

describe('the panel for developers', () => {
  it('lists every remote: its release, where it is mounted and its problems', async () => {
    await openPanel();
    expect(card('mf-rankings')).toHaveTextContent('1.0.0-aaaa, contract 2, 40 KB/rankings: 1.0.0-aaaa');
    expect(card('mf-stats')).toHaveTextContent('failed: script-missing');
  });

  it('lists the leaks of a remote', async () => {
    await openPanel();
    expect(card('mf-stats')).toHaveTextContent('left something behind');
    expect(
      within(card('mf-stats'))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['window.cache was added', 'document click is still listened to']);
    expect(card('mf-rankings')).not.toHaveTextContent('left something behind');
  });

  it('shows the same in production, without overrides and faults', async () => {
    jest.mocked(fetch).mockImplementation(async (input) => {
      requests.push(String(input));
      return new Response('', { status: 404 });
    });
    tools = { ...tools, mayOverride: false };
    render(<DevCorner tools={tools} onLoadAgain={loadAgain} />);
    await userEvent.keyboard('{Alt>}{Shift>}[KeyD]{/Shift}{/Alt}');
    expect(card('mf-stats')).toHaveTextContent('window.cache was added');
    expect(card('mf-rankings')).toHaveTextContent('1.0.0-aaaa, contract 2, 40 KB');
    expect(within(card('mf-stats')).queryByRole('combobox')).not.toBeInTheDocument();
    expect(screen.queryByLabelText('Address of a manifest')).not.toBeInTheDocument();
    expect(requests).toEqual(['/developer-origins']);
  });

  it('replaces a remote’s release by another one, a fault, or the same code again', async () => {
    await openPanel();
    const { getByLabelText, getByRole } = within(card('mf-rankings'));
    await userEvent.selectOptions(getByLabelText('Release'), '1.1.0-bbbb');
    expect(tools.override).toHaveBeenCalledWith('mf-rankings', '1.1.0-bbbb');
    await userEvent.selectOptions(getByLabelText('Let it fail'), 'mount-throws');
    expect(requests).toContain('/__dev/fault?remote=mf-rankings&version=1.0.0-aaaa&fault=mount-throws');
    await userEvent.click(getByRole('button', { name: 'Remount' }));
    expect([loadAgain.mock.calls.length, jest.mocked(tools.reopen).mock.calls]).toEqual([
      1,
      [['mf-rankings']],
    ]);
  });

  it('loads sections by the addresses of their manifests, and removes them', async () => {
    tools = { ...tools, overrides: writableState({ [ELSEWHERE]: ELSEWHERE, 'mf-stats': '1.1.0' }) };
    await openPanel();
    await userEvent.type(screen.getByLabelText('Address of a manifest'), `${QUIZ}{Enter}`);
    expect(tools.loadSections).toHaveBeenLastCalledWith([ELSEWHERE, QUIZ]);
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    expect(tools.loadSections).toHaveBeenLastCalledWith([]);
    expect(loadAgain).toHaveBeenCalledTimes(2);
  });

  it('fills in the address behind #dev= and loads it only when asked, where the portal allows it', async () => {
    tools = { ...tools, mayOverride: false, loadSections: jest.fn(async () => 'Give https:// addresses.') };
    window.location.hash = `#dev=${QUIZ}`;
    render(<DevCorner tools={tools} onLoadAgain={loadAgain} />);
    expect(await screen.findByLabelText('Address of a manifest')).toHaveValue(QUIZ);
    expect(tools.loadSections).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Load it in this browser' }));
    expect(tools.loadSections).toHaveBeenCalledWith([QUIZ]);
    expect(await screen.findByText('Give https:// addresses.')).toBeVisible();
    expect(loadAgain).not.toHaveBeenCalled();
    window.location.hash = '';
  });

  it('logs the events of the bus, filtered on request', async () => {
    await openPanel();
    await userEvent.click(screen.getByRole('button', { name: 'Bus' }));
    const say = (name: 'team.saved@1' | 'team.created@1') =>
      act(async () => bus.next({ name, detail: { teamId: 7, weekId: 2 }, source: 'mf-team', at: 0 }));
    await say('team.saved@1');
    await say('team.created@1');
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    await userEvent.type(screen.getByLabelText('Event or source'), 'saved');
    expect(screen.getByRole('listitem')).toHaveTextContent('team.saved@1');
    await userEvent.click(screen.getByRole('button', { name: 'Pause' }));
    await say('team.saved@1');
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
  });

  it('shows the shared state, and closes at Escape', async () => {
    await openPanel();
    await userEvent.click(screen.getByRole('button', { name: 'State' }));
    expect(screen.getByText('online')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  });

  it('is open again after a reload in this tab', async () => {
    await openPanel();
    cleanup();
    render(<DevCorner tools={tools} onLoadAgain={loadAgain} />);
    await findReleases();
    expect(screen.getByRole('complementary', { name: 'Developer panel' })).toBeVisible();
  });

  it('is free of accessibility errors', async () => {
    const container = await openPanel();
    for (const part of ['Remotes', 'Bus', 'State']) {
      await userEvent.click(screen.getByRole('button', { name: part }));
      // Colours are looked at where they are drawn.
      const { violations } = await axe.run(container, {
        rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
      });
      expect(violations.map(({ id, help }) => `${id}: ${help}`)).toEqual([]);
    }
  });
});

it('shows build errors until they are repaired', async () => {
  render(<DevCorner tools={tools} onLoadAgain={loadAgain} />);
  const publish = (problems: Record<string, string[]>) =>
    act(
      async () =>
        void window.dispatchEvent(new CustomEvent('euro-dev', { detail: { remotes: {}, problems } })),
    );
  await publish({ 'mf-team': ['Module not found: nowhere.js'] });
  expect(screen.getByRole('alert')).toHaveTextContent('mf-team could not be built');
  expect(screen.getByRole('alert')).toHaveTextContent('nowhere.js');
  await publish({});
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('names the sections that only this browser loads, and ends that with one press', async () => {
  const quiz = { ...stats, name: 'mf-quiz', path: '/quiz', base: QUIZ.replace('mf-manifest.json', 'dev-2/') };
  tools = {
    ...tools,
    remotes: () => [rankings, quiz],
    mayOverride: false,
    origins: ['http://localhost:3001'],
    overrides: writableState({ [QUIZ]: QUIZ, [ELSEWHERE]: ELSEWHERE }),
  };
  render(<DevCorner tools={tools} onLoadAgain={loadAgain} />);
  const strip = screen.getByRole('complementary', { name: 'Sections in development' });
  expect(strip).toHaveTextContent(
    `Only this browser loads mf-quiz from http://localhost:3001, ${ELSEWHERE}, which can’t be read`,
  );
  expect(within(strip).getByRole('link', { name: 'mf-quiz' })).toHaveAttribute('href', '/quiz');
  await userEvent.click(within(strip).getByRole('button', { name: 'Stop' }));
  expect(tools.loadSections).toHaveBeenCalledWith([]);
  expect(loadAgain).toHaveBeenCalled();
});
