import { exampleChangedTeam, exampleTeamView, matchesState, players } from '@euro/game-ui/testing';
import { closeRemote, exampleUser, refuse, settle, textOf } from '@euro/platform/testing';
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { closeTournament } from '../../testing/closeMatchday.js';
import { makePortal } from '../../testing/makePortal.js';
import { openPage } from '../../testing/openPage.js';
import { bar, inSheet, player, pressOnly, saveButton } from '../../testing/teamScreen.js';

const open = async (fake = makePortal(), path = '/team/7') => {
  await openPage(fake, path);
  return fake;
};

describe('the team area, when opened,', () => {
  it('shows a skeleton while the team is loading', async () => {
    const fake = makePortal();
    fake.api.answer('GET team/{id}', () => new Promise<never>(() => {}));
    await open(fake);
    expect(screen.getAllByRole('status').map(textOf)).toContain('Even geduld…');
  });

  it('can be retried when the team fails to load', async () => {
    const fake = makePortal();
    fake.api.answer('GET team/{id}', refuse('not-available', 503));
    await open(fake);
    fake.api.answer('GET team/{id}', exampleTeamView());
    await userEvent.click(screen.getByRole('button', { name: 'Probeer opnieuw' }));
    await settle();
    expect(screen.getByRole('heading', { level: 1, name: 'De Buitenspelval' })).toBeTruthy();
  });

  it.each([
    ['an unknown team', '/team/7', refuse('not-found', 404), '/home'],
    ['an address without a number', '/team/x', exampleTeamView(), '/home'],
    ['a stranger’s team', '/team/7', exampleTeamView({ userId: exampleUser.id + 1 }), '/public/7'],
    ['a team without players', '/team/7', exampleTeamView({ starting: [], bench: [] }), '/new'],
  ])('redirects from %s', async (_, path, answer, target) => {
    const fake = makePortal();
    fake.api.answer('GET team/{id}', answer);
    await open(fake, path);
    expect(new Set(fake.visited)).toEqual(new Set([target]));
  });

  it('redirects from an unknown tab to the first one', async () => {
    const fake = await open(makePortal(), '/team/7/transfers');
    expect(fake.visited).toEqual(['/team/7']);
  });

  it('shows the tabs of other remotes only when those exist', async () => {
    await open();
    const tabs = () =>
      within(screen.getByRole('navigation', { name: 'Je ploeg', hidden: true }))
        .getAllByRole('link', { hidden: true })
        .map(textOf);
    expect(tabs()).toEqual(['Punten', 'Team']);
    await closeRemote();
    const part = () => ({ update: () => {}, unmount: () => {} });
    await open(makePortal({ embeds: { 'transfers/panel@1': part, 'leagues/panel@1': part } }));
    expect(tabs()).toEqual(['Punten', 'Team', 'Transfers', 'Speel tegen je vrienden']);
  });

  it('shows another remote’s part in its tab, with the id of the team', async () => {
    const mount = jest.fn((element: HTMLElement, _props: unknown) => {
      element.textContent = 'de transfers';
      return { update: () => {}, unmount: () => {} };
    });
    await open(makePortal({ embeds: { 'transfers/panel@1': mount } }), '/team/7/transfers');
    expect(screen.getByText('de transfers')).toBeTruthy();
    expect(mount.mock.calls[0]?.[1]).toEqual({ teamId: 7 });
  });

  it('leaves the transfers open when the last deadline passes: they announce unconfirmed ones', async () => {
    const fake = makePortal({
      embeds: {
        'transfers/panel@1': (element: Element) => {
          element.textContent = 'de transfers';
          return { update: () => {}, unmount: () => {} };
        },
      },
    });
    await open(fake, '/team/7/transfers');
    await closeTournament(fake);
    expect(screen.getByText('de transfers')).toBeTruthy();
    expect(fake.visited).toEqual([]);
  });

  it('has unlimited changes in the team’s own first matchday', async () => {
    const fake = makePortal();
    fake.api.answer('GET team/{id}', exampleTeamView({ weekId: 2 }));
    await open(fake);
    expect(screen.getByRole('region', { name: 'Alle spelers' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Wissel zoveel je wil' })).toBeTruthy();
    expect(bar().hasAttribute('data-idle')).toBe(true);
  });

  it('shows the points after the last deadline', async () => {
    await open(makePortal({ deadline: { deadlineWeek: null, deadlineDate: null, displayWeek: 7 } }));
    expect(screen.getByRole('heading', { level: 1, name: /^Speeldag 7/ })).toBeTruthy();
  });
});

describe('the lineup of the coming matchday', () => {
  it('shows next opponents, armbands and the order of the bench', async () => {
    await open();
    expect(screen.getByRole('group', { name: 'Opstelling, 4-4-2' })).toBeTruthy();
    expect(player('Musiala').getAttribute('aria-label')).toBe(
      'Musiala, Duitsland, middenvelder, kapitein, thuis tegen Hongarije',
    );
    expect(player('Celar').getAttribute('aria-label')).toContain('op de bank');
    expect(textOf(bar())).toContain('Alles is opgeslagen');
    expect(within(bar()).queryByRole('button')).toBeNull();
  });

  it('swaps a marked starter with the player who is pressed next', async () => {
    await open();
    const saving = bar();
    await inSheet('Rüdiger', 'Wissel');
    const swapBar = screen.getByRole('region', { name: 'Wissel' });
    // The same live region: its new text is read aloud.
    expect(swapBar).toBe(saving);
    expect(textOf(swapBar)).toContain('Met wie wisselt Rüdiger?');
    expect(player('Rüdiger').getAttribute('aria-pressed')).toBe('true');
    await userEvent.click(player('Karničnik'));
    expect(textOf(bar())).toContain('1 wijziging');
    expect(textOf(bar())).toContain('Karničnik in, Rüdiger op de bank');
    expect(player('Rüdiger').getAttribute('aria-label')).toContain('op de bank');
  });

  it('updates the two cards of a swap before the others are rendered', async () => {
    await open();
    await userEvent.click(player('Rüdiger'));
    await pressOnly(within(screen.getByRole('dialog')).getByRole('button', { name: 'Wissel' }));
    expect(player('Rüdiger').getAttribute('aria-pressed')).toBe('true');
    expect(player('Kobel').hasAttribute('aria-disabled')).toBe(false);
    await settle();
    expect(player('Kobel').getAttribute('aria-disabled')).toBe('true');
    expect(player('Karničnik').getAttribute('aria-label')).toContain('Wissel met Rüdiger');

    await pressOnly(player('Karničnik'));
    expect(player('Rüdiger').getAttribute('aria-label')).toMatch(/op de bank, [^.]*$/);
    expect(player('Karničnik').getAttribute('aria-label')).not.toMatch(/Wissel|op de bank/);
    expect(player('Kobel').getAttribute('aria-disabled')).toBe('true');
    await settle();
    expect(player('Kobel').hasAttribute('aria-disabled')).toBe(false);
    expect(screen.queryByRole('button', { name: /Wissel met/ })).toBeNull();
  });

  it.each([
    ['in a place of his position', 'Rüdiger', 'Karničnik'],
    ['on the bench, with another formation', 'Celar', 'Rüdiger'],
  ])('leaves the focus on the pressed player, %s', async (_, marked, pressed) => {
    await open();
    await inSheet(marked, 'Wissel');
    player(pressed).focus();
    await userEvent.keyboard('{Enter}');
    expect(textOf(bar())).toContain('1 wijziging');
    expect(document.activeElement).toBe(player(pressed));
  });

  it('shows who cannot take the place of the marked one, and why', async () => {
    const fake = await open();
    await inSheet('Rüdiger', 'Wissel');
    const keeper = player('Kobel');
    expect(keeper.getAttribute('aria-disabled')).toBe('true');
    expect(keeper.getAttribute('aria-label')).toContain('Een doelman wisselt alleen met een doelman');
    await userEvent.click(keeper);
    expect(fake.notices.map(({ text }) => text)).toEqual(['Een doelman wisselt alleen met een doelman']);
    expect(screen.getByRole('region', { name: 'Wissel' })).toBeTruthy();
  });

  it.each([
    ['pressing the marked player again', async () => userEvent.click(player('Rüdiger'))],
    ['the button', async () => userEvent.click(screen.getByRole('button', { name: 'Annuleer' }))],
    ['Escape', async () => userEvent.keyboard('{Escape}')],
  ])('cancels a swap by %s', async (_, stop) => {
    await open();
    await inSheet('Rüdiger', 'Wissel');
    await stop();
    expect(screen.queryByRole('region', { name: 'Wissel' })).toBeNull();
    expect(textOf(bar())).toContain('Alles is opgeslagen');
  });

  it('explains that a coach is never captain nor swapped', async () => {
    await open();
    await userEvent.click(player('Kek'));
    const sheet = screen.getByRole('dialog', { name: /Kek/ });
    for (const action of ['Kapitein', 'Vice', 'Wissel']) {
      const button = within(sheet).getByRole('button', { name: new RegExp(`^${action}`) });
      expect(button.getAttribute('aria-disabled')).toBe('true');
    }
    expect(within(sheet).queryByRole('button', { name: 'Uit het team' })).toBeNull();
  });

  it('can be changed and saved by keyboard only', async () => {
    const fake = makePortal();
    fake.api.answer('POST team/{id}/selections', exampleChangedTeam({ captainId: 510, version: 4 }));
    await open(fake);
    const user = userEvent.setup();
    player('Olmo').focus();
    await user.keyboard('{Enter}');
    const captain = within(screen.getByRole('dialog')).getByRole('button', { name: 'Kapitein' });
    for (let step = 0; step < 20 && document.activeElement !== captain; step++) await user.tab();
    await user.keyboard('{Enter}');
    await settle();
    expect(screen.getByText(/Olmo is kapitein/)).toBeTruthy();
    saveButton().focus();
    await user.keyboard('{Enter}');
    await settle();
    expect(fake.api.calls('POST team/{id}/selections')).toHaveLength(1);
  });

  it('is restored after a reload', async () => {
    const fake = await open();
    await inSheet('Olmo', 'Kapitein');
    await closeRemote();
    await open(fake);
    expect(textOf(bar())).toContain('Kapitein: Olmo');
  });

  it('prompts before the page is left with changes', async () => {
    const fake = await open();
    expect(fake.guardQuestions()).toEqual([]);
    await inSheet('Olmo', 'Kapitein');
    expect(fake.guardQuestions()).toEqual([
      'Je hebt wijzigingen die nog niet opgeslagen zijn. Toch verlaten?',
    ]);
  });
});

describe('saving a lineup', () => {});

describe('before the deadline', () => {
  const injuredPlayers = players.map((each) => {
    if (each.id === 110) return { ...each, injury: 1 as const };
    return each.id === 919 ? { ...each, ban: 1 as const } : each;
  });

  it('lists unavailable players, with what to do about them', async () => {
    await open(makePortal({ players: injuredPlayers }));
    expect(screen.getByText('Musiala is geblesseerd')).toBeTruthy();
    expect(screen.getByText('Celar is geschorst')).toBeTruthy();
    expect(screen.getByText('Derde op je bank.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Ruil Celar' })).toHaveAttribute('href', '/transfers/7?out=919');
    await userEvent.click(screen.getByRole('button', { name: 'Wissel Musiala' }));
    expect(textOf(screen.getByRole('region', { name: 'Wissel' }))).toContain('Met wie wisselt Musiala?');
  });

  /** Spain is out, and there are two transfers left. */
  function knockOut() {
    const fake = makePortal({
      players: players.map((each) => ({ ...each, eliminated: each.clubId === 5 })),
      matches: matchesState().matches.flatMap((match) => {
        if (match.weekId !== 2) return [match];
        const isSpain = [match.homeId?.id, match.awayId?.id].includes(5);
        return isSpain ? [] : [{ ...match, stage: 'Round of 16' }];
      }),
    });
    const freeTransfers = { left: 2, saved: 0, earned: 2, used: 0, unlimited: false };
    fake.api.answer('GET team/{id}', { ...exampleTeamView(), freeTransfers });
    return fake;
  }

  it('proposes who replaces the eliminated ones, one by one or together, and says who has to wait', async () => {
    await open(knockOut());
    const card = within(await screen.findByRole('region', { name: '3 spelers liggen eruit' }));
    const links = card.getAllByRole('link', { name: /^Ruil .+ voor .+/ });
    expect(links).toHaveLength(2);
    const ids = links.map((link) =>
      /^\/transfers\/7\?out=(\d+)&in=(\d+)$/.exec(link.getAttribute('href') ?? '')?.slice(1),
    );
    const [out, inn] = [0, 1].map((at) => ids.map((pair) => pair?.[at]).join(','));
    const all = card.getByRole('link', { name: 'Ruil alle 2' });
    expect(all).toHaveAttribute('href', `/transfers/7?out=${out}&in=${inn}`);
    expect(card.getByText('Je hebt geen transfer meer over.')).toBeTruthy();
    // One card has a player and his way out.
    expect(screen.queryByText('Olmo ligt eruit')).toBeNull();
    await userEvent.click(player('Olmo'));
    expect(
      within(screen.getByRole('dialog', { name: /Olmo/ })).getByRole('button', { name: 'Ruil' }),
    ).toBeTruthy();
  });

  it('counts in the knock-out the remaining players, and marks the eliminated ones', async () => {
    await open(knockOut());
    expect(screen.getByText('Nog 12 spelers in het toernooi')).toBeTruthy();
    expect(screen.getByText('3 uitgeschakeld')).toBeTruthy();
    expect(player('Olmo').getAttribute('aria-label')).toMatch(/, uitgeschakeld$/);
    expect(textOf(player('Olmo'))).toContain('ligt eruit');
  });

  it('lists the matches of the own players', async () => {
    await open();
    const rows = within(screen.getByRole('region', { name: 'Jouw spelers op speeldag 2' })).getAllByRole(
      'listitem',
    );
    expect(rows.map((row) => textOf(row)).join(' ')).toContain('Duitsland – Hongarije');
  });

  it('follows the portal to the next matchday when the deadline passes', async () => {
    const fake = await open();
    const state = fake.state.matches.value.value;
    if (state === null) throw new Error('no matches');
    await act(async () =>
      fake.state.matches.set({
        status: 'ready',
        value: {
          ...state,
          deadline: { ...state.deadline, deadlineWeek: 3, deadlineDate: '2024-06-23T19:00:00Z' },
        },
      }),
    );
    expect(screen.getByRole('heading', { name: 'Jouw spelers op speeldag 3' })).toBeTruthy();
  });
});
