import { exampleTeam, matchesState } from '@euro/game-ui/testing';
import { closeRemote, noticeAction, settle, textOf } from '@euro/platform/testing';
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { idOf } from '../testing/exampleSavedTeam.js';
import { confirmedTransfer, transfersView } from '../testing/exampleTransfers.js';
import { makePortal } from '../testing/makePortal.js';
import { pairs, pick, pressPlace } from '../testing/onPage.js';
import { openPage } from '../testing/openPage.js';

const open = async (fake = makePortal(), id?: string) => {
  await openPage(fake, id);
  return fake;
};

describe('a draft', () => {
  async function openWithDraft() {
    const fake = await open();
    await pressPlace('Mbappé');
    await pick('Kvaratskhelia');
    return fake;
  }

  it('is restored after a reload', async () => {
    const fake = await openWithDraft();
    await closeRemote();
    await open(fake);
    expect(pairs()).toEqual(['Mbappé uit € 10,0 → Kvaratskhelia in € 8,5: + € 1,5 mln, gratis']);
  });

  it('is synchronized with a second tab at once', async () => {
    const fake = await open();
    const theirs = { pairs: [{ outId: idOf('Celar'), inId: idOf('Duah') }], sent: null };
    await act(async () => fake.otherTab.write('draft-7-2', theirs));
    expect(pairs()).toEqual(['Celar uit € 5,0 → Duah in € 5,0: € 0,0 mln, gratis']);
    await act(async () => fake.otherTab.remove('draft-7-2'));
    expect(pairs()).toEqual([]);
  });

  it('is fetched again for its team when a second tab confirmed it', async () => {
    const fake = await openWithDraft();
    const transfers = [confirmedTransfer({ outId: idOf('Mbappé'), inId: idOf('Kvaratskhelia'), weekId: 2 })];
    const starting = exampleTeam().starting.map((id) => (id === idOf('Mbappé') ? idOf('Kvaratskhelia') : id));
    fake.api.answer('GET team/{id}', transfersView({ transfers }, { starting, version: 4 }));
    await act(async () => fake.otherTab.write('changed-7', 4));
    await settle();
    expect(pairs()).toEqual([]);
    expect(fake.notices.map(({ text }) => text)).toEqual(['1 transfer is al bevestigd.']);
  });

  it('loses transfers that no longer fit the team, and reports it', async () => {
    const fake = await openWithDraft();
    await closeRemote();
    const starting = exampleTeam().starting.map((id) => (id === idOf('Mbappé') ? idOf('Duah') : id));
    fake.api.answer('GET team/{id}', transfersView({}, { starting, version: 4 }));
    await open(fake);
    expect(pairs()).toEqual([]);
    expect(fake.notices.map(({ text }) => text)).toEqual([
      '1 klaargezette transfer past niet meer in je ploeg en is geschrapt.',
    ]);
  });

  it('remains in the browser when a wildcard starts', async () => {
    const fake = await openWithDraft();
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

  const afterDeadline = () => screen.getByRole('region', { name: 'Na de deadline' });
  const press = async (name: string) => {
    await userEvent.click(within(afterDeadline()).getByRole('button', { name }));
    await settle();
  };

  it('is announced at its deadline, and prepared for the next matchday only when that is chosen', async () => {
    const fake = await openWithDraft();
    const callsBefore = fake.api.calls('GET team/{id}').length;
    await nextMatchday(fake);
    const announcement = within(screen.getByRole('alert'));
    expect(announcement.getByText('De deadline is voorbij')).toBeVisible();
    expect(announcement.getByText('Geen transfers bevestigd')).toBeVisible();
    const missedList = announcement.getByRole('region', { name: 'Niet opgeslagen' });
    expect(textOf(missedList)).toContain('Mbappé → Kvaratskhelia');
    expect(fake.api.calls('GET team/{id}').length).toBeGreaterThan(callsBefore);
    expect(screen.queryByRole('region', { name: 'Bevestigen' })).toBeNull();
    await press('Zet klaar voor speeldag 3');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(pairs()).toHaveLength(1);
  });

  it('is announced again after a reload, until it is discarded, which can be undone', async () => {
    const fake = await openWithDraft();
    await nextMatchday(fake);
    await closeRemote();
    await open(fake);
    expect(textOf(screen.getByRole('alert'))).toContain('Mbappé → Kvaratskhelia');
    await press('Gooi weg');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(pairs()).toEqual([]);
    const notice = fake.notices.at(-1);
    expect(notice).toMatchObject({ duration: 10_000 });
    if (typeof notice?.action !== 'object') throw new Error('There is no way back.');
    const { onPress } = notice.action;
    await act(async () => onPress());
    expect(textOf(screen.getByRole('alert'))).toContain('Mbappé → Kvaratskhelia');
    await closeRemote();
    await open(fake);
    expect(textOf(screen.getByRole('alert'))).toContain('Mbappé → Kvaratskhelia');
  });

  it('that was discarded is restored also once its page was left', async () => {
    const fake = await openWithDraft();
    await nextMatchday(fake);
    await press('Gooi weg');
    const notice = fake.notices.at(-1);
    await closeRemote();
    await act(async () => noticeAction(notice).onPress());
    await open(fake);
    expect(textOf(screen.getByRole('alert'))).toContain('Mbappé → Kvaratskhelia');
  });

  it('restores the chosen place after a reload', async () => {
    const fake = await open();
    await pressPlace('Mbappé');
    await closeRemote();
    await open(fake);
    expect(screen.getByText('In voor Mbappé')).toBeVisible();
  });

  it('that is empty shows for 8 seconds that the matchday is locked', async () => {
    const fake = await open();
    await nextMatchday(fake);
    expect(fake.notices).toEqual([
      expect.objectContaining({ text: 'Speeldag 2 ligt vast.', duration: 8000 }),
    ]);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is one line once its matchday is confirmed, until it is dismissed', async () => {
    const fake = await openWithDraft();
    await nextMatchday(fake);
    const { value } = fake.state.matches.value;
    if (value === null) throw new Error('no matches');
    const weeks = value.weeks.map((week) => ({
      ...week,
      ...(week.weekId === 2 && { state: 'confirmed' as const }),
    }));
    await act(async () => fake.state.matches.set({ status: 'ready', value: { ...value, weeks } }));
    await settle();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(pairs()).toEqual([]);
    expect(fake.notices.at(-1)).toMatchObject({
      text: 'Niet opgeslagen voor speeldag 2: Mbappé → Kvaratskhelia.',
      duration: Number.POSITIVE_INFINITY,
    });
    await closeRemote();
    await open(fake);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(fake.notices).toHaveLength(1);
  });

  it('is one line at a visit after a newer transfer', async () => {
    const fake = await openWithDraft();
    await closeRemote();
    await nextMatchday(fake);
    const transfers = [confirmedTransfer({ outId: idOf('Celar'), inId: idOf('Duah'), weekId: 3 })];
    fake.api.answer('GET team/{id}', transfersView({ transfers }, { version: 4 }));
    await open(fake);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(fake.notices.map(({ text }) => text)).toEqual([
      'Niet opgeslagen voor speeldag 2: Mbappé → Kvaratskhelia.',
    ]);
  });

  it('that expired in the background is announced at the next visit', async () => {
    const fake = await openWithDraft();
    await closeRemote();
    fake.state.matches.set({
      status: 'ready',
      value: matchesState({
        deadline: { ...matchesState().deadline, deadlineWeek: 3, deadlineDate: '2024-06-23T19:00:00Z' },
      }),
    });
    await open(fake);
    expect(textOf(screen.getByRole('alert'))).toContain('Speeldag 2 ligt vast');
    await press('Gooi weg');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(pairs()).toEqual([]);
  });
});
