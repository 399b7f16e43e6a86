import type { LeagueView } from '@euro/api-contract';
import {
  closeRemote,
  exampleUser,
  type FakePlatform,
  noticeAction,
  refuse,
  settle,
} from '@euro/platform/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { exampleLeague, exampleLeagueView, exampleOwnLeague, exampleRow } from '../testing/exampleLeagues.js';
import { makePortal, openPage, premiumUser } from '../testing/openLeagues.js';

async function openSettings(fake: FakePlatform): Promise<FakePlatform> {
  await openPage(fake, '/leagues/3?tab=settings');
  await screen.findByRole('heading', { name: 'Leden' });
  return fake;
}

const openAsMember = () => openSettings(makePortal());

function openAsAdmin(): Promise<FakePlatform> {
  const fake = makePortal({ user: premiumUser });
  const league = { admin: exampleUser.id };
  fake.api.answer('GET leagues/{userOrTeamId}', { leagues: [exampleOwnLeague(league)] });
  fake.api.answer('GET league/{id}', exampleLeagueView({}, league));
  fake.api.answer('PUT league/{id}', ({ body }) => ({
    league: exampleLeague({ ...league, name: body.name ?? 'De Kantine' }),
  }));
  return openSettings(fake);
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const dialog = (name: string) => within(screen.getByRole('dialog', { name }));

describe('the settings, for a member', () => {
  it('show the rules, and no actions of the admin', async () => {
    await openAsMember();
    expect(screen.getByText('Alleen de beheerder kan dit wijzigen')).toBeInTheDocument();
    expect(screen.getByText('K7PX-M2QD-9VTE')).toBeInTheDocument();
    expect(
      screen.queryByRole('button', { name: /Verwijder|Nieuwe code|beheerder|foto|naam/ }),
    ).not.toBeInTheDocument();
    expect(screen.queryByRole('switch')).not.toBeInTheDocument();
  });

  it('report the name of the league, or of the team of another member', async () => {
    const fake = await openAsMember();
    fake.api.answer('POST league/{id}/complaint', { ok: true });
    fake.api.answer('POST team/{id}/complaint', { ok: true });
    const reason = 'Het hoort hier niet';
    await press('Meld');
    await screen.findByRole('dialog', { name: 'Meld De Kantine' });
    await press(reason);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(fake.api.calls('POST league/{id}/complaint').at(-1)).toMatchObject({
      params: { id: 3 },
      body: { reason: 'other' },
    });
    const button = screen.getByRole('button', { name: 'Meld Onder de Lat' });
    await userEvent.click(button);
    await screen.findByRole('dialog', { name: 'Meld Onder de Lat' });
    await press(reason);
    await waitFor(() => expect(button).toHaveFocus());
    expect(fake.api.calls('POST team/{id}/complaint').at(-1)).toMatchObject({
      params: { id: 101 },
      body: { reason: 'other' },
    });
    expect(screen.queryByRole('button', { name: 'Meld Tielemans & Zonen' })).not.toBeInTheDocument();
  });

  it('allow leaving, after an explanation', async () => {
    const fake = await openAsMember();
    fake.api.answer('DELETE league/{leagueId}/{teamId}', { ok: true });
    await press('Verlaten');
    expect(dialog('De Kantine verlaten?').getByText(/Je verdwijnt uit het klassement/)).toBeInTheDocument();
    await userEvent.click(dialog('De Kantine verlaten?').getByRole('button', { name: 'Verlaten' }));
    await waitFor(() => expect(fake.visited).toContain('/leagues'));
    await closeRemote();
    expect(fake.visited.slice(fake.visited.indexOf('/leagues'))).not.toContain('/leagues/3');
    expect(fake.api.calls('DELETE league/{leagueId}/{teamId}')[0]?.params).toEqual({
      leagueId: 3,
      teamId: 7,
    });
    expect(fake.emitted).toContainEqual(
      expect.objectContaining({ name: 'leagues.left@1', detail: { leagueId: 3, teamId: 7 } }),
    );
  });

  it('copy the code, and the link where the device cannot share', async () => {
    const fake = await openAsMember();
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Kopieer code' }));
    expect(await navigator.clipboard.readText()).toBe('K7PX-M2QD-9VTE');
    expect(screen.getByRole('button', { name: 'Gekopieerd' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Deel link' }));
    expect(await navigator.clipboard.readText()).toBe('http://localhost/join/K7PX-M2QD-9VTE?by=7');
    expect(fake.notices.at(-1)?.text).toBe('De link is gekopieerd.');
  });

  it('find a league by its name and join it', async () => {
    const fake = await openAsMember();
    fake.api.answer('POST league/{id}/join/{teamId}', { league: exampleLeague({ id: 9 }) });
    await userEvent.type(screen.getByRole('searchbox', { name: 'Naam of code' }), 'kantine{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Word lid van Kantine Derby' }));
    await waitFor(() => expect(fake.visited.at(-1)).toBe('/leagues/9'));
    expect(fake.api.calls('GET leagues/search')[0]?.query).toMatchObject({ name: 'kantine', pageRecords: 5 });
    expect(fake.api.calls('POST league/{id}/join/{teamId}')[0]).toMatchObject({
      params: { id: 9, teamId: 7 },
      query: { code: undefined },
    });
  });

  it('fetch the own leagues after joining, without waiting for the table', async () => {
    const fake = makePortal();
    fake.api.answer('GET league/{id}', () => new Promise<LeagueView>(() => {}));
    fake.api.answer('POST league/{id}/join/{teamId}', { league: exampleLeague({ id: 9 }) });
    await openPage(fake, '/leagues/3?tab=settings');
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Naam of code' }), 'kantine{Enter}');
    const before = fake.api.calls('GET leagues/{userOrTeamId}').length;
    await userEvent.click(await screen.findByRole('button', { name: 'Word lid van Kantine Derby' }));
    await waitFor(() => expect(fake.visited.at(-1)).toBe('/leagues/9'));
    expect(fake.api.calls('GET leagues/{userOrTeamId}')).toHaveLength(before + 1);
  });

  it('find it by its code, which then admits the team', async () => {
    const fake = await openAsMember();
    fake.api.answer('POST league/{id}/join/{teamId}', { league: exampleLeague({ id: 9 }) });
    await userEvent.type(
      screen.getByRole('searchbox', { name: 'Naam of code' }),
      'http://x.test/join/K7PX-M2QD-9VTE{Enter}',
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Word lid van Kantine Derby' }));
    await waitFor(() =>
      expect(fake.api.calls('POST league/{id}/join/{teamId}')[0]?.query).toEqual({ code: 'K7PX-M2QD-9VTE' }),
    );
  });
});

describe('the settings, for the admin', () => {
  it('change the first matchday, the mode, the name, and whether it can be found', async () => {
    const fake = await openAsAdmin();
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: 'Punten tellen vanaf' }),
      'Speeldag 3',
    );
    await userEvent.selectOptions(
      screen.getAllByRole('combobox', { name: 'Speelvorm' })[0] as HTMLElement,
      'Duels, ploeg tegen ploeg',
    );
    await userEvent.click(screen.getAllByRole('switch', { name: 'Vindbaar' })[0] as HTMLElement);
    const [name] = screen.getAllByRole('textbox', { name: 'Naam' }) as [HTMLElement];
    await userEvent.clear(name);
    await userEvent.type(name, 'Bar');
    expect(screen.getByText('Minstens 4 tekens.', { selector: '[id$=line] > span' })).toBeInTheDocument();
    await press('Naam opslaan');
    await userEvent.type(name, 'rage{Enter}');
    await waitFor(() => expect(fake.api.calls('PUT league/{id}')).toHaveLength(4));
    expect(fake.api.calls('PUT league/{id}').map(({ body }) => body)).toEqual([
      { weekId: 3 },
      { mode: 'head-to-head' },
      { findable: true },
      { name: 'Barrage' },
    ]);
  });

  it('remove a team, which can be undone', async () => {
    const fake = await openAsAdmin();
    fake.api.answer('DELETE league/{leagueId}/{teamId}', { ok: true });
    fake.api.answer('POST league/{id}/join/{teamId}', { league: exampleLeague() });
    await press('Verwijder Kwaremont United uit de minicompetitie');
    await userEvent.click(dialog('Kwaremont United verwijderen?').getByRole('button', { name: 'Verwijder' }));
    await waitFor(() => expect(fake.notices.at(-1)?.text).toBe('Kwaremont United is verwijderd.'));
    expect(noticeAction(fake.notices.at(-1)).label).toBe('Ongedaan maken');
    await act(async () => noticeAction(fake.notices.at(-1)).onPress());
    expect(fake.api.calls('POST league/{id}/join/{teamId}')[0]?.params).toEqual({ id: 3, teamId: 103 });
  });

  it('keep the focus on the members when one is removed by keyboard', async () => {
    const fake = await openAsAdmin();
    const league = { admin: exampleUser.id };
    fake.api.answer('DELETE league/{leagueId}/{teamId}', () => {
      const answer = exampleLeagueView({}, league);
      const teams = answer.teams.filter(({ name }) => name !== 'Kwaremont United');
      fake.api.answer('GET league/{id}', { ...answer, teams });
      return { ok: true };
    });
    const kick = () => screen.queryByRole('button', { name: /^Verwijder Kwaremont United/ });
    kick()?.focus();
    await userEvent.keyboard('{Enter}');
    dialog('Kwaremont United verwijderen?').getByRole('button', { name: 'Verwijder' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(kick()).not.toBeInTheDocument());
    await settle();
    expect(screen.getByRole('list', { name: 'Leden' })).toHaveFocus();
  });

  it('hand over to another member', async () => {
    const fake = await openAsAdmin();
    await press('Maak Onder de Lat beheerder');
    await userEvent.click(
      dialog('Onder de Lat beheerder maken?').getByRole('button', { name: 'Maak beheerder' }),
    );
    await waitFor(() => expect(fake.api.calls('PUT league/{id}')[0]?.body).toEqual({ admin: 41 }));
  });

  it('delete the league, after a list of what will be lost', async () => {
    const fake = await openAsAdmin();
    fake.api.answer('DELETE league/{id}', { ok: true });
    await press('Verwijderen');
    const question = dialog('De Kantine verwijderen?');
    expect(question.getByText(/chat en code verdwijnen voor 12 ploegen/)).toBeInTheDocument();
    await userEvent.click(question.getByRole('button', { name: 'Verwijderen' }));
    await waitFor(() => expect(fake.visited.at(-1)).toBe('/leagues'));
  });

  it('set a cover after a preview, and reject files like the server', async () => {
    const fake = await openAsAdmin();
    fake.api.answer('POST league/cover', { league: exampleLeague() });
    const input = screen.getByLabelText('Kies een foto', { selector: 'input' });
    await userEvent.upload(input, new File(['x'], 'page.html', { type: 'text/html' }), {
      applyAccept: false,
    });
    expect(await screen.findByText('Kies een JPG- of PNG-bestand.')).toBeInTheDocument();
    const cover = new File(['picture'], 'cover.png', { type: 'image/png' });
    const unreadable = jest.spyOn(FileReader.prototype, 'readAsDataURL').mockImplementation(function fail(
      this: FileReader,
    ) {
      this.onerror?.(new ProgressEvent('error') as ProgressEvent<FileReader>);
    });
    await userEvent.upload(input, new File(['moved away'], 'gone.png', { type: 'image/png' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Kies een JPG- of PNG-bestand.');
    unreadable.mockRestore();
    await userEvent.upload(input, cover);
    expect(await screen.findByRole('img', { name: 'Zo ziet de omslag eruit' })).toBeInTheDocument();
    await press('Gebruik deze foto');
    await waitFor(() =>
      expect(fake.api.calls('POST league/cover')[0]).toMatchObject({
        body: { leagueId: 3 },
        files: { cover },
      }),
    );
  });

  it('create another league', async () => {
    const fake = await openAsAdmin();
    fake.api.answer('POST league/team/{teamId}', { league: exampleLeague({ id: 12, name: 'Vrijdagbar' }) });
    const card = within(
      screen.getByRole('heading', { name: 'Start een minicompetitie' }).parentElement as HTMLElement,
    );
    expect(card.getByRole('button', { name: 'Start' })).toHaveAttribute('aria-disabled', 'true');
    expect(
      card.getByText(/Alleen wie de code of de link heeft, vindt deze minicompetitie en kan lid worden/),
    ).toBeInTheDocument();
    await userEvent.click(card.getByRole('switch', { name: 'Vindbaar' }));
    expect(card.getByText(/Iedereen kan deze minicompetitie op naam vinden/)).toBeInTheDocument();
    await userEvent.click(card.getByRole('switch', { name: 'Vindbaar' }));
    await userEvent.type(card.getByRole('textbox', { name: 'Naam' }), 'Vrijdagbar{Enter}');
    await waitFor(() => expect(fake.visited.at(-1)).toBe('/leagues/12?tab=settings'));
    expect(fake.api.calls('POST league/team/{teamId}')[0]).toMatchObject({
      params: { teamId: 7 },
      body: { name: 'Vrijdagbar', mode: 'points', findable: false },
    });
    expect(fake.emitted).toContainEqual(
      expect.objectContaining({ name: 'leagues.created@1', detail: { leagueId: 12, teamId: 7 } }),
    );
  });

  it('show a refusal, and change nothing', async () => {
    const fake = await openAsAdmin();
    fake.api.answer('POST league/{id}/invite', refuse('forbidden', 403, { message: 'Dat mag je niet.' }));
    await press('Nieuwe code');
    await userEvent.click(dialog('Een nieuwe code maken?').getByRole('button', { name: 'Maak nieuwe code' }));
    await waitFor(() => expect(fake.notices).toContainEqual({ tone: 'danger', text: 'Dat mag je niet.' }));
  });

  it('create a new code only after a warning', async () => {
    const fake = await openAsAdmin();
    const admin = { admin: exampleUser.id };
    const inviteCode = 'W3RT-9PLM-2QXZ-8KVN';
    fake.api.answer('POST league/{id}/invite', () => {
      fake.api.answer('GET league/{id}', exampleLeagueView({}, { ...admin, inviteCode }));
      return { league: exampleLeague({ ...admin, inviteCode }) };
    });
    await press('Nieuwe code');
    const question = dialog('Een nieuwe code maken?');
    expect(question.getByText(/De code K7PX-M2QD-9VTE en de link ermee werken dan/)).toBeInTheDocument();
    await userEvent.click(question.getByRole('button', { name: 'Annuleer' }));
    expect(fake.api.calls('POST league/{id}/invite')).toEqual([]);
    await press('Nieuwe code');
    await userEvent.click(dialog('Een nieuwe code maken?').getByRole('button', { name: 'Maak nieuwe code' }));
    expect(await screen.findByText(inviteCode)).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('list the removed teams, and readmit one', async () => {
    const removedTeam = exampleRow(3).team;
    const fake = makePortal({ user: premiumUser });
    const admin = { admin: exampleUser.id };
    fake.api.answer('GET leagues/{userOrTeamId}', { leagues: [exampleOwnLeague(admin)] });
    fake.api.answer('GET league/{id}', exampleLeagueView({}, admin));
    fake.api.answer('GET league/{id}/removals', {
      removals: [{ team: removedTeam, removedAt: '2024-06-18T08:00:00Z' }],
    });
    fake.api.answer('POST league/{id}/join/{teamId}', () => {
      fake.api.answer('GET league/{id}/removals', { removals: [] });
      return { league: exampleLeague(admin) };
    });
    await openSettings(fake);
    expect(await screen.findByRole('heading', { name: 'Verwijderde ploegen' })).toBeInTheDocument();
    expect(screen.getByText(/^verwijderd op 18/)).toBeInTheDocument();
    await press(`Laat ${removedTeam.name} weer toe`);
    await waitFor(() => expect(fake.notices.at(-1)?.text).toBe(`${removedTeam.name} is weer lid.`));
    expect(fake.api.calls('POST league/{id}/join/{teamId}')[0]?.params).toEqual({ id: 3, teamId: 103 });
    await waitFor(() =>
      expect(screen.queryByRole('heading', { name: 'Verwijderde ploegen' })).not.toBeInTheDocument(),
    );
  });
});
