import { exampleChangedTeam } from '@euro/game-ui/testing';
import {
  closeRemote,
  exampleSettings,
  exampleUser,
  exampleTeam as myTeam,
  refuse,
  settle,
  textOf,
} from '@euro/platform/testing';
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { makePortal } from '../../testing/makePortal.js';
import { openPage } from '../../testing/openPage.js';
import { fullDraft, leaveDraft, newDraftKey } from '../../testing/storedDraft.js';

const open = async (fake = makePortal()) => {
  await openPage(fake, '/new');
  return fake;
};

const bar = () => screen.getByRole('region', { name: 'Opslaan' });
const saveButton = () => within(bar()).getByRole('button', { name: 'Opslaan' });
const list = () => screen.getByRole('list', { name: 'Alle spelers' });
const rowOf = (name: string) =>
  within(list())
    .getAllByRole('listitem')
    .find((row) => within(row).queryByRole('button', { name: new RegExp(`^${name}, bekijk`) }));

async function search(user: ReturnType<typeof userEvent.setup>, text: string) {
  const field = screen.getByRole('searchbox', { name: 'Zoek een speler' });
  await user.clear(field);
  await user.type(field, text);
}

describe('building a team', () => {
  it('has its final size while the tournament is loading', async () => {
    const fake = makePortal();
    fake.state.players.set({ status: 'loading', value: null });
    await open(fake);
    expect(screen.getByRole('heading', { level: 1, name: 'Bouw je ploeg' })).toBeTruthy();
    expect(screen.getAllByRole('status').map(textOf)).toContain('Even geduld…');
  });

  it('can be retried when the tournament fails to load', async () => {
    const fake = makePortal();
    fake.state.players.set({ status: 'failed', value: null });
    await open(fake);
    await userEvent.click(screen.getByRole('button', { name: 'Probeer opnieuw' }));
    expect(fake.refreshed).toEqual(['matches', 'players']);
  });

  it('is open for another team, up to the limit', async () => {
    const settings = { ...exampleSettings, maxTeams: 2 };
    const fake = await open(makePortal({ settings, myTeams: [myTeam({ id: 12 })] }));
    expect(fake.visited).toEqual([]);
    expect(screen.getByRole('textbox', { name: 'Naam van je ploeg' })).toBeTruthy();
    await act(async () =>
      fake.state.myTeams.set({ status: 'ready', value: [myTeam({ id: 12 }), myTeam({ id: 13 })] }),
    );
    expect(screen.getByRole('heading', { name: 'Je hebt al 2 ploegen' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Naar mijn ploegen' }).getAttribute('href')).toBe('/my-teams');
  });

  it('shows that the tournament is over after the last deadline', async () => {
    await open(makePortal({ deadline: { deadlineWeek: null, deadlineDate: null } }));
    expect(screen.getByRole('heading', { name: 'Het toernooi is gespeeld' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Naar de rangschikking' }).getAttribute('href')).toBe(
      '/rankings',
    );
  });

  it('has the places of the competition’s squads', async () => {
    const [none, one] = [
      { min: 0, max: 0 },
      { min: 1, max: 1 },
    ];
    const settings: typeof exampleSettings = {
      ...exampleSettings,
      ...{ lineupSize: 7, benchSize: 5, lineupPositionRows: [0, 1, 2, 3, 1], squadLayout: [0, 1, 4, 5, 2] },
      formationLimits: [none, one, { min: 2, max: 3 }, { min: 2, max: 4 }, { min: 1, max: 2 }],
    };
    await open(makePortal({ settings }));
    expect(screen.getByRole('group', { name: 'Opstelling, 2-3-1' })).toBeTruthy();
    const places = screen.getAllByRole('button', { name: /^Lege plaats/ });
    expect(places).toHaveLength(12);
    const seats = within(screen.getByRole('region', { name: 'De bank' })).getAllByRole('listitem');
    expect(seats.map((seat) => seat.textContent?.slice(0, 1))).toEqual(['1', '2', '3', '4', '5']);
    expect(screen.queryByRole('button', { name: /^Coach/ })).toBeNull();
    expect(screen.getByText(/^Kies 12 spelers voor samen hoogstens/)).toBeTruthy();
  });

  it('lists the players of a position when one of its free places is pressed', async () => {
    await open();
    await userEvent.click(
      screen.getAllByRole('button', { name: 'Lege plaats voor een doelman, kies' })[0] ?? bar(),
    );
    expect(screen.getByRole('heading', { name: 'Kies een doelman' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Doelman: 0 van 2' }).getAttribute('aria-pressed')).toBe(
      'true',
    );
    expect(rowOf('Neuer')).toBeTruthy();
    expect(rowOf('Mbappé')).toBeUndefined();
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Alle spelers' }));
  });

  it('fills the first free place; the first player becomes captain, the second vice-captain', async () => {
    await open();
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Voeg Mbappé toe' }));
    expect(screen.getByRole('button', { name: /^Mbappé, Frankrijk, aanvaller, kapitein/ })).toBeTruthy();
    await search(user, 'musiala');
    await user.click(screen.getByRole('button', { name: 'Voeg Musiala toe' }));
    expect(
      screen.getByRole('button', { name: /^Musiala, Duitsland, middenvelder, vice-kapitein/ }),
    ).toBeTruthy();
    expect(textOf(bar())).toContain('€ 81,5 mln over');
    expect(textOf(bar())).toContain('2/16 gekozen · nog 14, gem. € 5,8');
  });

  it('is completed around the picked players, and all of it is undone with one press', async () => {
    const fake = await open();
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Voeg Mbappé toe' }));
    await user.click(screen.getByRole('button', { name: 'Vul aan' }));
    expect(textOf(bar())).toContain('Geef je ploeg nog een naam');
    expect(screen.getByRole('button', { name: /^Mbappé, Frankrijk, aanvaller, kapitein/ })).toBeTruthy();
    expect(screen.getByRole('button', { name: /, vice-kapitein/ })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Vul aan' })).toBeNull();
    const [notice] = fake.notices;
    expect(notice?.text).toBe('15 plaatsen ingevuld. Op waarde, vorm en tegenstander, binnen je budget.');
    await user.click(screen.getByRole('button', { name: 'Ongedaan maken' }));
    expect(textOf(bar())).toContain('1/16 gekozen');
    expect(screen.getByRole('button', { name: /^Mbappé, Frankrijk, aanvaller, kapitein/ })).toBeTruthy();
  });

  it('works by keyboard only', async () => {
    await open();
    const user = userEvent.setup();
    screen.getByRole('searchbox', { name: 'Zoek een speler' }).focus();
    await user.keyboard('kvarat');
    const add = screen.getByRole('button', { name: 'Voeg Kvaratskhelia toe' });
    for (let step = 0; step < 30 && document.activeElement !== add; step++) await user.tab();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: /^Kvaratskhelia, Georgië, aanvaller, kapitein/ })).toBeTruthy();
    expect(screen.getByText(/Kvaratskhelia gekozen, nog 15 plaatsen/)).toBeTruthy();
  });

  it('shows before the press why a player cannot be picked', async () => {
    await open();
    const user = userEvent.setup();
    for (const name of ['Nagelsmann', 'Musiala', 'Neuer']) {
      await search(user, name);
      await user.click(screen.getByRole('button', { name: `Voeg ${name} toe` }));
    }
    await search(user, 'kimmich');
    expect(textOf(rowOf('Kimmich'))).toContain('Max. 3 uit Duitsland: coach telt mee');
    const locked = screen.getByRole('button', { name: /^Kimmich kan niet: Max. 3 uit Duitsland/ });
    expect(locked.getAttribute('aria-disabled')).toBe('true');
    await user.click(locked);
    expect(textOf(bar())).toContain('3/16 gekozen');
    await search(user, 'de la fuente');
    expect(textOf(rowOf('de la Fuente'))).toContain('Je hebt al een coach');
    await search(user, 'neuer');
    expect(textOf(rowOf('Neuer'))).toContain('Al in je team');
  });

  it('reports a search without hits, and clears the filters', async () => {
    await open();
    const user = userEvent.setup();
    await search(user, 'zzzz');
    expect(screen.getByRole('heading', { name: 'Geen spelers gevonden' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Wis alle filters' }));
    expect(rowOf('Mbappé')).toBeTruthy();
  });

  it('turns pages of ten', async () => {
    await open();
    expect(within(list()).getAllByRole('listitem')).toHaveLength(10);
    await userEvent.click(screen.getByRole('button', { name: 'Volgende pagina' }));
    expect(screen.getByText(/^11–20 van/)).toBeTruthy();
  });

  it('removes a chosen player in his sheet', async () => {
    await open();
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Voeg Mbappé toe' }));
    await user.click(screen.getByRole('button', { name: /^Mbappé, Frankrijk, aanvaller, kapitein/ }));
    const sheet = screen.getByRole('dialog', { name: /Mbappé/ });
    await user.click(within(sheet).getByRole('button', { name: 'Uit het team' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(textOf(bar())).toContain('€ 100,0 mln over');
  });

  it('restores its draft after a reload', async () => {
    const fake = await open();
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Voeg Mbappé toe' }));
    await user.type(screen.getByRole('textbox', { name: 'Naam van je ploeg' }), 'FC Draft');
    await closeRemote();
    await open(fake);
    expect(screen.getByRole('button', { name: /^Mbappé, Frankrijk, aanvaller, kapitein/ })).toBeTruthy();
    expect(screen.getByRole('textbox', { name: 'Naam van je ploeg' })).toHaveProperty('value', 'FC Draft');
  });
});

describe('a shared browser', () => {
  it('shows no user the draft of another', async () => {
    const fake = makePortal();
    leaveDraft(fake, { name: 'Van een ander' });
    fake.state.session.set({ status: 'signed-in', user: { ...exampleUser, id: 99 } });
    await open(fake);
    expect(textOf(bar())).toContain('0/16 gekozen');
    expect(screen.getByRole('textbox', { name: 'Naam van je ploeg' })).toHaveProperty('value', '');
  });
});

describe('the name of a new team', () => {
  it('is counted by visible characters', async () => {
    await open();
    await userEvent.type(screen.getByRole('textbox', { name: 'Naam van je ploeg' }), 'FC 🇧🇪');
    expect(screen.getByText('4/55')).toBeTruthy();
  });

  it.each([
    ['FC', 'Een ploegnaam telt minstens 3 tekens'],
    ['x'.repeat(56), 'Een ploegnaam telt hoogstens 55 tekens'],
  ])('%s is rejected at the field', async (name, reason) => {
    await open();
    const field = screen.getByRole('textbox', { name: 'Naam van je ploeg' });
    await userEvent.click(field);
    await userEvent.paste(name);
    await userEvent.tab();
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText(reason)).toBeTruthy();
  });
});

describe('saving a new team', () => {
  const complete = () => {
    const fake = makePortal();
    leaveDraft(fake, { name: 'De Buitenspelval' });
    return fake;
  };

  it('is not possible with free places, and explains it', async () => {
    const fake = await open();
    expect(saveButton().getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(saveButton());
    expect(fake.notices.at(-1)?.text).toBe('Nog 16 plaatsen in te vullen');
    expect(fake.api.calls('POST team/add')).toEqual([]);
  });

  it('focuses a missing name', async () => {
    const fake = makePortal();
    leaveDraft(fake);
    await open(fake);
    expect(textOf(bar())).toContain('Geef je ploeg nog een naam');
    await userEvent.click(saveButton());
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Naam van je ploeg' }));
  });

  it('shows the real name only when its owner ticks it', async () => {
    const fake = complete();
    fake.api.answer('POST team/add', exampleChangedTeam({ id: 77, weekId: 2 }));
    await open(fake);
    const box = screen.getByRole('checkbox', { name: /Toon mijn echte naam/ });
    expect(box).toHaveProperty('checked', false);
    await userEvent.click(box);
    await userEvent.click(saveButton());
    await settle();
    expect(fake.api.calls('POST team/add')[0]?.body).toMatchObject({ nameVisible: true });
  });

  it('does not show a name that an earlier release had ticked automatically', async () => {
    const fake = makePortal();
    fake.platform.storage.write(newDraftKey, {
      draft: fullDraft,
      version: null,
      name: 'De Buitenspelval',
      nameVisible: true,
    });
    await open(fake);
    expect(screen.getByRole('checkbox', { name: /Toon mijn echte naam/ })).toHaveProperty('checked', false);
  });

  it.each([
    ['offline', 0, /Je bent offline/],
    ['timed-out', 0, /De server antwoordt niet/],
    ['internal-error', 500, /\(internal-error\)/],
  ] as const)('retains everything when it fails with %s', async (code, status, text) => {
    const fake = complete();
    fake.api.answer('POST team/add', refuse(code, status));
    await open(fake);
    await userEvent.click(saveButton());
    await settle();
    expect(textOf(bar())).toMatch(text);
    expect(textOf(bar())).toContain('Je ploeg is niet opgeslagen');
    expect(saveButton().getAttribute('aria-disabled')).toBeNull();
    expect(fake.visited).toEqual([]);
    expect(screen.getByRole('textbox', { name: 'Naam van je ploeg' })).toHaveProperty(
      'value',
      'De Buitenspelval',
    );
  });

  it('explains which rules the server found violated', async () => {
    const fake = complete();
    const issues = [
      { code: 'club-limit', params: { clubIds: [1, 5], limit: 3 } },
      { code: 'over-budget', params: { cost: 1012, money: 1000 } },
    ];
    fake.api.answer('POST team/add', refuse('lineup-invalid', 422, { details: { issues } }));
    await open(fake);
    await userEvent.click(saveButton());
    await settle();
    expect(textOf(bar())).toContain('Te veel spelers uit Duitsland, Spanje: hoogstens 3 per land.');
    expect(textOf(bar())).toMatch(/Je zit € 1,2 mln boven je budget\./);
  });

  it('shows at the name the server’s refusal', async () => {
    const fake = complete();
    fake.api.answer('POST team/add', refuse('team-name-invalid', 422, { message: 'Deze naam mag niet.' }));
    await open(fake);
    await userEvent.click(saveButton());
    await settle();
    const field = screen.getByRole('textbox', { name: 'Naam van je ploeg' });
    expect(field.getAttribute('aria-invalid')).toBe('true');
    await userEvent.type(field, '!');
    expect(field.getAttribute('aria-invalid')).toBeNull();
  });
});
