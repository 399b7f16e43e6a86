import {
  closeRemote,
  exampleMatch,
  exampleSettings,
  exampleUser,
  refuse,
  settle,
  textOf,
} from '@euro/platform/testing';
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { confirmedTransfer, transfersView } from '../testing/exampleTransfers.js';
import { makePortal } from '../testing/makePortal.js';
import { barText } from '../testing/onPage.js';
import { openPage } from '../testing/openPage.js';

const open = async (fake = makePortal(), id?: string) => {
  await openPage(fake, id);
  return fake;
};

describe('the transfers, when opened,', () => {
  it('show a skeleton while the team is loading', async () => {
    const fake = makePortal();
    fake.api.answer('GET team/{id}', () => new Promise<never>(() => {}));
    await open(fake);
    expect(screen.getAllByRole('status').map(textOf)).toContain('Even geduld…');
  });

  it('can be retried when the team fails to load', async () => {
    const fake = makePortal();
    fake.api.answer('GET team/{id}', refuse('not-available', 503));
    await open(fake);
    fake.api.answer('GET team/{id}', transfersView());
    await userEvent.click(screen.getByRole('button', { name: 'Probeer opnieuw' }));
    await settle();
    expect(screen.getByRole('heading', { level: 1, name: 'Transfers speeldag 2' })).toBeVisible();
  });

  it('can be retried when the tournament fails to load', async () => {
    const fake = makePortal();
    fake.state.players.set({ status: 'failed', value: null });
    await open(fake);
    await userEvent.click(screen.getByRole('button', { name: 'Probeer opnieuw' }));
    expect(fake.refreshed).toContain('players');
  });

  it('request the players, the times and the prices', async () => {
    const fake = await open();
    expect(fake.api.calls('GET team/{id}')[0]).toMatchObject({
      params: { id: 7 },
      query: { transfersWithMeta: 1 },
    });
  });

  it.each([
    ['an unknown team', '7', refuse('not-found', 404), '/home'],
    ['a stranger’s team', '7', transfersView({}, { userId: exampleUser.id + 1 }), '/home'],
    ['an address without a number', 'x', transfersView(), '/home'],
    ['a team without players', '7', transfersView({}, { starting: [], bench: [] }), '/new'],
    ['a team before its first matchday', '7', transfersView({}, { weekId: 2 }), '/edit/7'],
    ['a team with a wildcard', '7', transfersView({}, { wildCard: 2 }), '/edit/7'],
    ['a team with a free hit', '7', transfersView({}, { freeHit: 2 }), '/edit/7'],
  ])('redirect from %s', async (_, id, answer, target) => {
    const fake = makePortal();
    fake.api.answer('GET team/{id}', answer);
    await open(fake, id);
    expect(new Set(fake.visited)).toEqual(new Set([target]));
  });

  it('redirect before the official start', async () => {
    const fake = await open(makePortal({ settings: { ...exampleSettings, officialStartWeek: 2 } }));
    expect(new Set(fake.visited)).toEqual(new Set(['/edit/7']));
  });

  it('redirect to the points after the last deadline', async () => {
    const deadline = { deadlineWeek: null, deadlineDate: null, displayWeek: 7 };
    const fake = await open(makePortal({ deadline }));
    expect(new Set(fake.visited)).toEqual(new Set(['/points/7']));
  });

  it.each(['wildCard', 'freeHit'] as const)('redirect once a %s is played elsewhere', async (booster) => {
    const fake = await open();
    fake.api.answer('GET team/{id}', transfersView({}, { [booster]: 2 }));
    await act(async () => fake.emit('boosters.played@1', { teamId: 7, weekId: 2, booster }));
    await settle();
    expect(fake.visited.at(-1)).toBe('/edit/7');
  });
});

describe('the page', () => {
  it('shows the number of transfers, of this matchday and saved', async () => {
    const fake = makePortal();
    const freeTransfers = { left: 3, saved: 2, earned: 2, used: 1, unlimited: false };
    fake.api.answer('GET team/{id}', transfersView({ freeTransfers }));
    await open(fake);
    const tally = screen.getByText('Nog 3').parentElement ?? undefined;
    expect(textOf(tally)).toContain('Speeldag 2: 1 gebruikt.');
    expect(screen.getByText('1 gratis')).toBeVisible();
    expect(screen.getByText('gespaard')).toBeVisible();
    expect(barText()).toBe('€ 1,5 mln over · Nog 3 transfers');
  });

  it('shows whether unused transfers can be saved', async () => {
    await open();
    expect(screen.getByText('Wat je niet gebruikt, spaar je op.')).toBeVisible();
    await closeRemote();
    await open(makePortal({ settings: { ...exampleSettings, transferCanBeSaved: false } }));
    expect(screen.getByText('Wat je niet gebruikt, vervalt na de deadline.')).toBeVisible();
  });

  it('shows the tabs of the team, with this one chosen', async () => {
    const part = () => ({ update: () => {}, unmount: () => {} });
    await open(makePortal({ embeds: { 'transfers/panel@1': part } }));
    const tabs = within(screen.getByRole('navigation', { name: 'Je ploeg', hidden: true })).getAllByRole(
      'link',
      {
        hidden: true,
      },
    );
    expect(tabs.map((tab) => [textOf(tab), tab.getAttribute('aria-current')])).toEqual([
      ['Punten', null],
      ['Team', null],
      ['Transfers', 'page'],
    ]);
  });

  it('separates earlier transfers from those of this matchday', async () => {
    const fake = makePortal();
    const now = confirmedTransfer({ outId: 910, inId: 919, weekId: 2, outPrice: 5, inPrice: 6, extra: true });
    fake.api.answer('GET team/{id}', transfersView({ transfers: [confirmedTransfer(), now] }));
    await open(fake);
    const earlier = within(screen.getByRole('region', { name: 'Eerdere transfers' })).getByRole('listitem');
    expect(textOf(earlier)).toContain('Robertson → Hanley');
    expect(textOf(earlier)).toMatch(/speeldag 1 · bevestigd .*18\/06\/24 .* · \+ € 0,5$/);
    const current = within(screen.getByRole('region', { name: 'Bevestigd voor speeldag 2' })).getByRole(
      'listitem',
    );
    expect(textOf(current)).toMatch(/− € 1,0 · extra, kost geen transfer$/);
  });

  it('undoes transfers confirmed for this matchday, only where the competition allows it', async () => {
    const now = confirmedTransfer({ outId: 910, inId: 919, weekId: 2 });
    const fake = makePortal({ settings: { ...exampleSettings, transfersResettable: true } });
    fake.api.answer('GET team/{id}', transfersView({ transfers: [now] }));
    fake.api.answer('POST team/transfers/{id}/reset', () => ({ ...transfersView(), receipt: null }));
    await open(fake);
    await userEvent.click(screen.getByRole('button', { name: 'Maak ongedaan' }));
    const dialog = screen.getByRole('dialog', { name: '1 transfer ongedaan maken?' });
    fake.api.answer('GET team/{id}', transfersView());
    await userEvent.click(within(dialog).getByRole('button', { name: 'Maak ongedaan' }));
    await settle();
    expect(fake.api.calls('POST team/transfers/{id}/reset')).toMatchObject([{ params: { id: 7 } }]);
    expect(screen.queryByRole('region', { name: 'Bevestigd voor speeldag 2' })).toBeNull();
    expect(screen.getByRole('region', { name: 'Jouw transfers' })).toHaveFocus();
    expect(fake.notices.map(({ text }) => text)).toEqual([
      'Je transfers voor speeldag 2 zijn ongedaan gemaakt.',
    ]);

    await closeRemote();
    const final = makePortal();
    final.api.answer('GET team/{id}', transfersView({ transfers: [now] }));
    await open(final);
    expect(screen.getByRole('region', { name: 'Bevestigd voor speeldag 2' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Maak ongedaan' })).toBeNull();
  });

  it('shows when there were none, and turns pages when there were many', async () => {
    const fake = await open();
    expect(screen.getByText('Je deed nog geen transfers.')).toBeVisible();
    await closeRemote();
    const transfers = Array.from({ length: 17 }, (_, at) => confirmedTransfer({ inId: at, at: undefined }));
    fake.api.answer('GET team/{id}', transfersView({ transfers }));
    await open(fake);
    const card = within(screen.getByRole('region', { name: 'Eerdere transfers' }));
    expect(card.getByText('1–15 van 17')).toBeVisible();
    await userEvent.click(card.getByRole('button', { name: 'Volgende pagina' }));
    expect(card.getAllByRole('listitem')).toHaveLength(2);
  });

  it('shows the difficulty of the squad’s coming matches, and its origin', async () => {
    await open();
    const calendar = screen.getByRole('region', { name: 'Kalender van je selectie' });
    const germany = within(calendar).getByText('Duitsland').closest('li') ?? undefined;
    expect(textOf(germany)).toMatch(/Rüdiger, Musiala, Füllkrug.*Hongarije \(thuis\) .*19\/06\/24/);
    expect(textOf(calendar)).toMatch(/Eén streepje is makkelijk, vijf is moeilijk\. Hoe lastig een match is/);
  });

  it('shows the two candidates for an undecided opponent', async () => {
    const undecided = { status: 'scheduled', homeScore: null, awayScore: null, awayId: null } as const;
    const quarter = exampleMatch({
      ...undecided,
      id: 46,
      weekId: 5,
      stage: 'Quarter-finals',
      date: '2024-07-05T19:00:00Z',
      homeId: { id: 1, short: 'GER', name: 'Duitsland' },
      awayFrom: { matchId: 42, place: null },
    });
    const first = exampleMatch({
      ...undecided,
      id: 42,
      weekId: 4,
      stage: 'Round of 16',
      homeId: { id: 23, short: 'POR', name: 'Portugal' },
      awayId: { id: 9, short: 'SVN', name: 'Slovenië' },
    });
    await open(makePortal({ matches: [first, quarter] }));
    const calendar = screen.getByRole('region', { name: 'Kalender van je selectie' });
    const germany = within(calendar).getByText('Duitsland').closest('li') ?? undefined;
    expect(textOf(germany)).toMatch(/05\/07\/24 .*, tegen Portugal of Slovenië/);
  });

  it('is available in English too', async () => {
    await open(makePortal({ locale: 'en' }));
    expect(screen.getByRole('heading', { level: 1, name: 'Transfers matchday 2' })).toBeVisible();
    expect(screen.getByText('What you don’t use is saved.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /^Mbappé, .*Take him out$/ }));
    expect(screen.getByRole('heading', { name: 'In for Mbappé' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Choose who comes in for Mbappé' })).toBeVisible();
  });
});
