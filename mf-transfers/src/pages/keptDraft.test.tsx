import { exampleTeam, matchesState } from '@euro/game-ui/testing';
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { idOf } from '../testing/exampleHeldTeam.js';
import { confirmedTransfer, transfersView } from '../testing/exampleTransfers.js';
import { pairs, pick, pressPlace } from '../testing/onPage.js';
import { makePortal, type OpenPage, openPage, settle } from '../testing/openPage.js';

let page: OpenPage | undefined;
const open = async (fake = makePortal(), id?: string) => {
  page = await openPage(fake, id);
  return fake;
};
afterEach(async () => {
  await page?.close();
  page = undefined;
});

describe('a draft', () => {
  async function prepared() {
    const fake = await open();
    await pressPlace('Mbappé');
    await pick('Kvaratskhelia');
    return fake;
  }

  it('is there again after a reload', async () => {
    const fake = await prepared();
    await page?.close();
    await open(fake);
    expect(pairs()).toEqual(['Mbappé uit € 10,0 → Kvaratskhelia in € 8,5: + € 1,5 mln, gratis']);
  });

  it('follows a second tab at once', async () => {
    const fake = await open();
    const theirs = { pairs: [{ outId: idOf('Celar'), inId: idOf('Duah') }], sent: null };
    await act(async () => fake.otherTab.write('draft-7-2', theirs));
    expect(pairs()).toEqual(['Celar uit € 5,0 → Duah in € 5,0: € 0,0 mln, gratis']);
    await act(async () => fake.otherTab.remove('draft-7-2'));
    expect(pairs()).toEqual([]);
  });

  it('is asked again for its team when a second tab confirmed it', async () => {
    const fake = await prepared();
    const transfers = [confirmedTransfer({ outId: idOf('Mbappé'), inId: idOf('Kvaratskhelia'), weekId: 2 })];
    const starting = exampleTeam().starting.map((id) => (id === idOf('Mbappé') ? idOf('Kvaratskhelia') : id));
    fake.api.answer('GET team/{id}', transfersView({ transfers }, { starting, version: 4 }));
    await act(async () => fake.otherTab.write('changed-7', 4));
    await settle();
    expect(pairs()).toEqual([]);
    expect(fake.notices.map(({ text }) => text)).toEqual(['1 transfer is al bevestigd.']);
  });

  it('loses what no longer fits the team, and says so', async () => {
    const fake = await prepared();
    await page?.close();
    const starting = exampleTeam().starting.map((id) => (id === idOf('Mbappé') ? idOf('Duah') : id));
    fake.api.answer('GET team/{id}', transfersView({}, { starting, version: 4 }));
    await open(fake);
    expect(pairs()).toEqual([]);
    expect(fake.notices.map(({ text }) => text)).toEqual([
      '1 klaargezette transfer past niet meer in je ploeg en is geschrapt.',
    ]);
  });

  it('stays in the browser when a wildcard starts', async () => {
    const fake = await prepared();
    fake.api.answer('GET team/{id}', transfersView({}, { wildCard: 2 }));
    await act(async () => fake.emit('boosters.played@1', { teamId: 7, weekId: 2, booster: 'wildCard' }));
    await settle();
    expect(fake.platform.storage.read('draft-7-2', (_): _ is unknown => true)).toMatchObject({
      pairs: [{ outId: idOf('Mbappé') }],
    });
  });

  async function nextMatchday(fake: ReturnType<typeof makePortal>) {
    const { value } = fake.state.matches.value;
    if (value === null) throw new Error('no matches');
    const deadline = { ...value.deadline, deadlineWeek: 3, deadlineDate: '2024-06-23T19:00:00Z' };
    await act(async () => {
      fake.state.matches.set({ status: 'ready', value: matchesState({ ...value, deadline }) });
      fake.emit('matchday.locked@1', { weekId: 2 });
    });
    await settle();
  }

  it('expires with its matchday, which is told, and can be prepared for the next', async () => {
    const fake = await prepared();
    const asked = fake.api.calls('GET team/{id}').length;
    await nextMatchday(fake);
    expect(screen.getByRole('heading', { level: 1, name: 'Transfers speeldag 3' })).toBeVisible();
    expect(fake.notices.map(({ text }) => text)).toEqual([
      'Speeldag 2 is begonnen. 1 klaargezette transfer was niet bevestigd en geldt niet meer.',
    ]);
    expect(fake.api.calls('GET team/{id}').length).toBeGreaterThan(asked);
    expect(pairs()).toEqual([]);
    expect(screen.getByText(/1 klaargezette transfer was niet bevestigd en geldt niet meer\./)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Zet klaar voor speeldag 3' }));
    expect(pairs()).toHaveLength(1);
    expect(screen.queryByText('Speeldag 2 is begonnen.')).toBeNull();
  });

  it('that is empty moves on with a word', async () => {
    const fake = await open();
    await nextMatchday(fake);
    expect(fake.notices.map(({ text }) => text)).toEqual(['Je transfers gelden nu voor speeldag 3.']);
    expect(screen.queryByText('Speeldag 2 is begonnen.')).toBeNull();
  });

  it('that expired while nobody looked is told at the next visit', async () => {
    const fake = await prepared();
    await page?.close();
    fake.state.matches.set({
      status: 'ready',
      value: matchesState({
        deadline: { ...matchesState().deadline, deadlineWeek: 3, deadlineDate: '2024-06-23T19:00:00Z' },
      }),
    });
    await open(fake);
    expect(screen.getByText('Speeldag 2 is begonnen.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Laat vallen' }));
    expect(screen.queryByText('Speeldag 2 is begonnen.')).toBeNull();
    expect(pairs()).toEqual([]);
  });
});
