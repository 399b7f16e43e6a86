import { exampleWorld } from '@euro/game-ui/testing';
import { closeRemote, exampleSettings, noticeAction, settle, textOf } from '@euro/platform/testing';
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { idOf, pairsOf } from '../testing/exampleSavedTeam.js';
import { transfersView } from '../testing/exampleTransfers.js';
import { makePortal } from '../testing/makePortal.js';
import {
  bar,
  barText,
  descriptionOf,
  list,
  pairs,
  pick,
  place,
  pressOnly,
  pressPlace,
  row,
  search,
  sheet,
  spokenTexts,
} from '../testing/onPage.js';
import { openPage } from '../testing/openPage.js';

const open = async (fake = makePortal(), id?: string) => {
  await openPage(fake, id);
  return fake;
};

describe('transferring a player out', () => {
  it('by a tap shows possible successors, up to the money available', async () => {
    await open();
    await pressPlace('Sigua');
    expect(place('Sigua')).toHaveAccessibleName(/Gaat eruit, je kiest wie er in komt\. Neem hem terug$/);
    expect(screen.getByRole('heading', { name: 'In voor Sigua' })).toBeVisible();
    expect(screen.getByText('max. € 6,0 mln')).toBeVisible();
    expect(screen.getByRole('searchbox', { name: 'Zoek een middenvelder' })).toBeVisible();
    expect(list()).toHaveFocus();
    expect(row('Zeljković')).toBeDefined();
    expect(row('Duah')).toBeUndefined();
    expect(row('Griezmann')).toBeUndefined();
    expect(barText()).toBe('€ 6,0 mln over · Kies nog wie er in komt voor Sigua');
  });

  it('is shown on his card and in the bar before the list is updated', async () => {
    await open();
    await pressOnly(place('Sigua'));
    expect(place('Sigua')).toHaveAccessibleName(/Gaat eruit, je kiest wie er in komt\. Neem hem terug$/);
    expect(barText()).toContain('Kies nog wie er in komt voor Sigua');
    expect(screen.getByRole('heading', { name: 'Wie komt erin?' })).toBeVisible();
    await settle();
    expect(screen.getByRole('heading', { name: 'In voor Sigua' })).toBeVisible();
    expect(list()).toHaveFocus();
  });

  it('is announced', async () => {
    await open();
    await pressPlace('Sigua');
    expect(spokenTexts()).toContain('Sigua gaat eruit. Kies wie er in komt.');
  });

  it('is undone by another tap', async () => {
    await open();
    await pressPlace('Sigua');
    await pressPlace('Sigua');
    expect(place('Sigua')).toHaveAccessibleName(/Haal hem eruit$/);
    expect(screen.getByRole('heading', { name: 'Wie komt erin?' })).toBeVisible();
    expect(spokenTexts()).toContain('Sigua blijft in je ploeg.');
    // The limit of his price does not filter the list of all players.
    await search('griezmann');
    expect(row('Griezmann')).toBeDefined();
  });

  it('is taken back from the card of transfers, which keeps the focus', async () => {
    await open();
    await pressPlace('Sigua');
    screen.getByRole('button', { name: 'Neem de transfer van Sigua terug' }).focus();
    await userEvent.keyboard('{Enter}');
    await settle();
    expect(pairs()).toEqual([]);
    expect(screen.getByRole('region', { name: 'Jouw transfers' })).toHaveFocus();
  });

  it('of several, each can be chosen for', async () => {
    await open();
    await pressPlace('Sigua');
    await pressPlace('Mbappé');
    expect(screen.getByRole('heading', { name: 'In voor Mbappé' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Kies wie er in komt voor Sigua' }));
    await settle();
    expect(screen.getByRole('heading', { name: 'In voor Sigua' })).toBeVisible();
    await pressPlace('Mbappé');
    expect(screen.getByRole('heading', { name: 'In voor Mbappé' })).toBeVisible();
  });

  it('requires transfers left, and explains it', async () => {
    const fake = makePortal();
    const freeTransfers = { left: 0, saved: 0, earned: 2, used: 2, unlimited: false };
    fake.api.answer('GET team/{id}', transfersView({ freeTransfers }));
    await open(fake);
    const reason = 'Zonder transfers over kan je niet meer wisselen.';
    expect(screen.getByText(reason, { selector: 'b' })).toBeVisible();
    expect(place('Mbappé')).toHaveAccessibleName(/Kan er niet uit: Zonder transfers over/);
    await pressPlace('Mbappé');
    const outButton = within(sheet('Mbappé')).getByRole('button', { name: /Zonder transfers over/ });
    expect(outButton).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(outButton);
    await userEvent.keyboard('{Escape}');
    expect(pairs()).toEqual([]);
  });

  it('works in his sheet too', async () => {
    await open();
    expect(row('Mbappé')).toBeUndefined();
    await search('mbappe');
    await userEvent.click(screen.getByRole('button', { name: 'Mbappé zit in je team, bekijk' }));
    await userEvent.click(within(sheet('Mbappé')).getByRole('button', { name: 'Haal eruit' }));
    await settle();
    expect(screen.getByRole('heading', { name: 'In voor Mbappé' })).toBeVisible();
    expect(list()).toHaveFocus();
  });
});

describe('transferring a player in', () => {
  it('shows him in the outgoing player’s place, with the effects', async () => {
    await open();
    await pressPlace('Mbappé');
    await pick('Kvaratskhelia');
    expect(place('Kvaratskhelia')).toHaveAccessibleName(/vice-kapitein, .*Komt in voor Mbappé\. Bekijk$/);
    expect(pairs()).toEqual(['Mbappé uit € 10,0 → Kvaratskhelia in € 8,5: + € 1,5 mln, gratis']);
    expect(barText()).toBe('€ 3,0 mln over · Daarna nog 1 transfer');
    expect(screen.getByText('1 klaar, daarna 1 over')).toBeVisible();
    expect(spokenTexts()).toContain('Kvaratskhelia komt in voor Mbappé. € 3,0 mln over.');
    expect(row('Kvaratskhelia')).toBeUndefined();
    await search('kvara');
    expect(textOf(row('Kvaratskhelia'))).toContain('Komt in voor Mbappé');
  });

  it('continues with the next open place, with its money', async () => {
    await open();
    await pressPlace('Sigua');
    await pressPlace('Mbappé');
    await pick('Kvaratskhelia');
    expect(screen.getByRole('heading', { name: 'In voor Sigua' })).toBeVisible();
    expect(screen.getByText('max. € 7,5 mln')).toBeVisible();
    expect(row('Griezmann')).toBeUndefined();
    expect(list()).toHaveFocus();
    await userEvent.type(screen.getByRole('searchbox'), 'davit');
    await settle();
    await pick('Davitashvili');
    expect(screen.getByRole('heading', { name: 'Wie komt erin?' })).toBeVisible();
    expect(screen.getByRole('list', { name: 'Alle spelers' })).toHaveFocus();
  });

  it('can be repeated with another player', async () => {
    await open();
    await pressPlace('Mbappé');
    await pick('Kvaratskhelia');
    await pressPlace('Kvaratskhelia');
    await userEvent.click(within(sheet('Kvaratskhelia')).getByRole('button', { name: 'Kies een ander' }));
    await settle();
    await pick('Adams');
    expect(pairs()).toEqual(['Mbappé uit € 10,0 → Adams in € 6,5: + € 3,5 mln, gratis']);
  });

  it.each([
    ['Šeško', 'Max. 3 uit Slovenië'],
    ['Füllkrug', 'Al in je team'],
    ['Mbappé', 'Gaat eruit'],
  ])('shows for %s: %s', async (name, reason) => {
    await open();
    await pressPlace('Mbappé');
    await search(name);
    expect(textOf(row(name))).toContain(reason);
  });

  it('is undone with the transfer, or at the outgoing player', async () => {
    await open();
    await pressPlace('Mbappé');
    await pick('Kvaratskhelia');
    await userEvent.click(screen.getByRole('button', { name: 'Neem de transfer van Mbappé terug' }));
    expect(pairs()).toEqual([]);
    await pressPlace('Mbappé');
    await search('mbappe');
    await userEvent.click(screen.getByRole('button', { name: 'Neem Mbappé terug' }));
    expect(pairs()).toEqual([]);
  });

  it('in his sheet can be undone, or changed', async () => {
    await open();
    await pressPlace('Mbappé');
    await userEvent.click(screen.getByRole('button', { name: 'Kvaratskhelia, bekijk' }));
    await userEvent.click(within(sheet('Kvaratskhelia')).getByRole('button', { name: 'In voor Mbappé' }));
    await pressPlace('Kvaratskhelia');
    await userEvent.click(within(sheet('Kvaratskhelia')).getByRole('button', { name: 'Kies een ander' }));
    await settle();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('heading', { name: 'In voor Mbappé' })).toBeVisible();
    await pressPlace('Kvaratskhelia');
    await userEvent.click(within(sheet('Kvaratskhelia')).getByRole('button', { name: 'Terug' }));
    expect(pairs()).toEqual([]);
  });

  it('in the list prompts for the outgoing player, with the remaining money', async () => {
    await open();
    await userEvent.type(screen.getByRole('searchbox'), 'kvara');
    await settle();
    await pick('Kvaratskhelia');
    const dialog = screen.getByRole('dialog', { name: 'Wie gaat eruit voor Kvaratskhelia?' });
    expect(within(dialog).getAllByRole('listitem').map(textOf)).toEqual([
      '9FüllkrugDaarna € 1,5 mln over€ 8,5',
      '10MbappéDaarna € 3,0 mln over€ 10,0',
      '19Celar€ 2,0 mln te duur€ 5,0',
    ]);
    const celar = within(dialog).getByRole('button', { name: /Celar/ });
    expect(celar).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(celar);
    await userEvent.click(within(dialog).getByRole('button', { name: /Mbappé/ }));
    await settle();
    expect(pairs()).toEqual(['Mbappé uit € 10,0 → Kvaratskhelia in € 8,5: + € 1,5 mln, gratis']);
  });

  it('in the list uses the open place', async () => {
    const fake = makePortal();
    fake.platform.storage.write('draft-7-2', { pairs: [{ outId: idOf('Mbappé'), inId: null }], sent: null });
    await open(fake);
    await userEvent.type(screen.getByRole('searchbox'), 'kvara');
    await settle();
    await pick('Kvaratskhelia');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(pairs()).toEqual(['Mbappé uit € 10,0 → Kvaratskhelia in € 8,5: + € 1,5 mln, gratis']);
  });

  it('shows the tax included in the price', async () => {
    await open(makePortal({ settings: { ...exampleSettings, transferTaxPercentage: 10 } }));
    await pressPlace('Mbappé');
    await pick('Kvaratskhelia');
    expect(pairs()).toEqual(['Mbappé uit € 10,0 → Kvaratskhelia in € 9,4: + € 0,6 mln, gratis · € 0,9 taks']);
  });

  it('follows the prices that the portal receives', async () => {
    const fake = await open();
    await pressPlace('Mbappé');
    await pick('Kvaratskhelia');
    const dearer = [...exampleWorld().players.values()].map((player) =>
      player.name === 'Kvaratskhelia' ? { ...player, value: 9 } : player,
    );
    await act(async () => fake.state.players.set({ status: 'ready', value: dearer }));
    expect(barText()).toBe('€ 2,5 mln over · Daarna nog 1 transfer');
  });
});

describe('the bar', () => {
  it('explains why the draft cannot be confirmed', async () => {
    const fake = makePortal();
    const draft = (...ids: [string, string | null][]) =>
      fake.platform.storage.write('draft-7-2', {
        pairs: ids.map(([out, incoming]) => ({
          outId: idOf(out),
          inId: incoming === null ? null : idOf(incoming),
        })),
        sent: null,
      });
    const confirm = () => within(bar()).getByRole('button', { name: /^Bevestig/ });
    await open(fake);
    expect(bar()).toHaveAttribute('data-idle');
    for (const [pair, reason] of [
      [[['Celar', 'Kvaratskhelia']], '€ 2,0 mln te duur'],
      [[['Mbappé', 'Yamal']], 'Max. 3 uit Spanje'],
      [[['Mbappé', null]], 'Kies nog wie er in komt voor Mbappé'],
      [
        [
          ['Mbappé', 'Duah'],
          ['Olmo', 'Freuler'],
          ['Kek', 'Sagnol'],
        ],
        'Je hebt maar 2 transfers over: neem er 1 terug',
      ],
    ] as [[string, string | null][], string][]) {
      await closeRemote();
      draft(...pair);
      await open(fake);
      expect(descriptionOf(confirm())).toBe(reason);
      expect(barText()).toContain(reason);
      await userEvent.click(confirm());
      expect(screen.queryByRole('dialog')).toBeNull();
    }
  });

  it('clears the draft, which can be undone', async () => {
    const fake = await open();
    await pressPlace('Mbappé');
    await pick('Kvaratskhelia');
    await userEvent.click(within(bar()).getByRole('button', { name: 'Alles wissen' }));
    expect(pairs()).toEqual([]);
    const notice = fake.notices.at(-1);
    // The draft ends with its page, and so does the way back.
    expect(notice).toMatchObject({ text: 'Je klaargezette transfers zijn gewist.', endsWithPage: true });
    await act(async () => noticeAction(notice).onPress());
    expect(pairs()).toHaveLength(1);
  });
});

describe('an invalid team', () => {
  const invalid = () =>
    makePortal({ settings: { ...exampleSettings, teamSameClubPlayersLimit: [3, 2, 3, 4, 4, 6, 6] } });

  it('lists the nations that must lose players', async () => {
    await open(invalid());
    expect(screen.getAllByRole('status').map(textOf).join(' ')).toContain(
      'Je team is momenteel ongeldig. Je kan enkel een speler van Slovenië, Spanje en Duitsland transfereren.',
    );
    expect(place('Mbappé')).toHaveAccessibleName(/Kan er niet uit: Je kan enkel een speler van Slovenië/);
    expect(place('Musiala')).toHaveAccessibleName(/Haal hem eruit$/);
  });

  it('makes such a transfer for free, even without transfers left', async () => {
    const fake = invalid();
    const freeTransfers = { left: 0, saved: 0, earned: 2, used: 2, unlimited: false };
    fake.api.answer('GET team/{id}', transfersView({ freeTransfers }));
    const others = pairsOf('Olmo > Davitashvili', 'Celar > Barcola');
    fake.platform.storage.write('draft-7-2', { pairs: others, sent: null });
    await open(fake);
    expect(barText()).toBe('€ 1,5 mln over · Max. 2 uit Duitsland');
    await pressPlace('Musiala');
    await userEvent.type(screen.getByRole('searchbox'), 'shaq');
    await settle();
    await pick('Shaqiri');
    expect(pairs().at(-1)).toBe(
      'Musiala uit € 8,5 → Shaqiri in € 7,0: + € 1,5 mln, extra, kost geen transfer',
    );
    expect(barText()).toBe('€ 3,0 mln over · Daarna nog 0 transfers');
  });
});

describe('a link to a transfer', () => {
  it('adds it to the draft once and is removed from the address', async () => {
    const fake = makePortal();
    await open(fake, `7?out=${idOf('Mbappé')}&in=${idOf('Kvaratskhelia')}`);
    expect(pairs()).toEqual(['Mbappé uit € 10,0 → Kvaratskhelia in € 8,5: + € 1,5 mln, gratis']);
    expect(fake.visited.at(-1)).toBe('/transfers/7');
    await userEvent.click(screen.getByRole('button', { name: 'Alles wissen' }));
    expect(pairs()).toEqual([]);
  });

  it('transfers a player out and shows possible successors', async () => {
    await open(makePortal(), `7?out=${idOf('Sigua')}`);
    await settle();
    expect(screen.getByRole('heading', { name: 'In voor Sigua' })).toBeVisible();
  });

  it('explains why a transfer cannot be made', async () => {
    const fake = makePortal();
    await open(fake, `7?out=${idOf('Sigua')}&in=${idOf('Kvaratskhelia')}`);
    expect(pairs()).toEqual([]);
    expect(fake.notices.map(({ tone }) => tone)).toEqual(['warning']);
  });

  it('ignores invalid ids', async () => {
    await open(makePortal(), '7?out=abc&in=-1');
    expect(pairs()).toEqual([]);
  });
});
