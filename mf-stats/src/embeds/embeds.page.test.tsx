import type { EmbedProps, Mounted } from '@euro/platform';
import {
  createFakePlatform,
  exampleMatch,
  type FakePlatform,
  refuse,
  settle,
  stubBrowser,
} from '@euro/platform/testing';
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { remote } from '../remote.js';
import { exampleTrends } from '../testing/trends.js';

let mounted: Mounted<EmbedProps> | undefined;
stubBrowser();

async function show(fake: FakePlatform, id: string, props: EmbedProps = {}): Promise<void> {
  const element = document.createElement('main');
  document.body.replaceChildren(element);
  await act(async () => {
    mounted = remote.embeds?.[id]?.(element, props, fake.platform);
  });
  await settle();
}

afterEach(() => act(async () => mounted?.unmount()));

const second = exampleMatch({
  id: 14,
  weekId: 2,
  date: '2024-06-19T13:00:00Z',
  homeId: { id: 6, short: 'CRO', name: 'Kroatië' },
  awayId: { id: 8, short: 'ALB', name: 'Albanië' },
  status: 'scheduled',
  homeScore: null,
  awayScore: null,
});
const tournament = () => createFakePlatform({ matches: [exampleMatch(), second] });

describe('stats/matchday@1', () => {
  it('shows the next matchday, or the requested one', async () => {
    await show(tournament(), 'stats/matchday@1');
    expect(screen.getByRole('heading', { name: /Speeldag 2/ })).toBeVisible();
    expect(screen.getByText('Kroatië')).toBeVisible();
    await act(async () => mounted?.update({ week: 1 }));
    expect(screen.getByRole('heading', { name: /Speeldag 1/ })).toBeVisible();
  });

  it('reports that matches could not be fetched, and retries', async () => {
    const fake = createFakePlatform();
    fake.state.matches.set({ status: 'failed', value: null });
    await show(fake, 'stats/matchday@1');
    await userEvent.click(screen.getByRole('button', { name: 'Probeer opnieuw' }));
    expect(fake.refreshed).toContain('matches');
  });
});

describe('stats/top-lineup@1', () => {
  it('reports that matches could not be fetched, not that nobody has points', async () => {
    const fake = createFakePlatform();
    fake.state.matches.set({ status: 'failed', value: null });
    await show(fake, 'stats/top-lineup@1');
    expect(screen.getByRole('button', { name: 'Probeer opnieuw' })).toBeVisible();
  });

  it('requests the given matchday', async () => {
    const fake = tournament();
    fake.api.answer('GET matchday/{weekId}/top-lineup', refuse('nothing-to-show-yet', 404));
    await show(fake, 'stats/top-lineup@1', { week: 1 });
    const [call] = fake.api.calls('GET matchday/{weekId}/top-lineup');
    expect(call?.params).toEqual({ weekId: 1 });
  });
});

describe('stats/trends@1', () => {
  it('shows the last closed matchday, or the given one', async () => {
    const fake = tournament();
    fake.api.answer('GET trends', exampleTrends({ weekId: 1 }));
    await show(fake, 'stats/trends@1', { week: 5 });
    expect(await screen.findByRole('region', { name: 'Meest gekocht' })).toBeVisible();
    expect(fake.api.calls('GET trends')[0]?.query).toEqual({ weekId: 1 });
  });

  it('shows that there is nothing before the first deadline', async () => {
    const deadline = { deadlineWeek: 1, displayWeek: 1, lastScoredWeek: null };
    await show(createFakePlatform({ matches: [exampleMatch()], deadline }), 'stats/trends@1');
    expect(await screen.findByText('Nog geen trends')).toBeVisible();
  });
});
