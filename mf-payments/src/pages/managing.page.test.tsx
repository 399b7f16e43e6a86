import type { ChangedTeam } from '@euro/api-contract';
import { closeRemote, exampleSettings, type FakePlatform, refuse } from '@euro/platform/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { makePortal, openPage } from '../testing/openPage.js';

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const text = (fake: FakePlatform) => fake.notices.at(-1)?.text;

/** Response to a change, with the fields that this remote reads. */
function changedTeam(id: number, name: string): ChangedTeam {
  return { team: { id, name, weekId: 2 } } as ChangedTeam;
}

describe('a team in the list', () => {
  it('is renamed in place: rejected, corrected, saved', async () => {
    const fake = makePortal();
    await openPage(fake, '/my-teams');
    await press('Hernoem Kessel Kickers');
    const field = screen.getByRole('textbox', { name: 'Naam van de ploeg' });
    expect(field).toHaveFocus();
    await userEvent.clear(field);
    await userEvent.type(field, 'Ke{Enter}');
    expect(screen.getByText('Minstens 3 tekens.', { selector: '[id$=line] > span' })).toBeInTheDocument();
    expect(fake.api.calls('POST team/{id}/name')).toEqual([]);

    fake.api.answer('POST team/{id}/name', refuse('team-name-invalid', 422, { message: 'Zo niet.' }));
    await userEvent.type(field, 'ssel{Enter}');
    expect(await screen.findByText('Zo niet.')).toBeInTheDocument();
    expect(field).toHaveValue('Kessel');

    fake.api.answer('POST team/{id}/name', changedTeam(1, 'Kessel'));
    await press('Opslaan');
    await waitFor(() => expect(text(fake)).toBe('Je ploeg heet nu Kessel.'));
    expect(fake.emitted).toContainEqual(
      expect.objectContaining({ name: 'team.renamed@1', detail: { teamId: 1, name: 'Kessel' } }),
    );
    await waitFor(() => expect(screen.getByRole('button', { name: 'Hernoem Kessel Kickers' })).toHaveFocus());
  });

  it('retains its new name until there is a connection', async () => {
    const fake = makePortal();
    fake.platform.bus.on('change.waits@1', ({ detail }) => fake.state.waiting.set([detail]));
    fake.api.answer('POST team/{id}/name', refuse('offline', 0));
    await openPage(fake, '/my-teams');
    await press('Hernoem Kessel Kickers');
    const field = () => screen.getByRole('textbox', { name: 'Naam van de ploeg' });
    await userEvent.clear(field());
    await userEvent.type(field(), 'Kessel{Enter}');
    await waitFor(() => expect(text(fake)).toBe('De naam Kessel wacht op verbinding.'));
    expect(fake.state.waiting.value).toEqual([
      {
        about: 'name 1',
        call: 'POST team/{id}/name',
        params: { id: 1 },
        body: { teamName: 'Kessel' },
        idempotencyKey: expect.any(String),
        title: 'Naam van Kessel Kickers',
        text: 'Kessel',
        path: '/my-teams',
        event: { name: 'team.renamed@1', detail: { teamId: 1, name: 'Kessel' } },
      },
    ]);
    await press('Hernoem Kessel Kickers');
    expect(field()).toHaveValue('Kessel');
  });

  it('with a pending change to show the manager’s name retains that when it is renamed', async () => {
    const fake = makePortal();
    fake.platform.bus.on('change.waits@1', ({ detail }) => fake.state.waiting.set([detail]));
    fake.api.answer('POST team/{id}/name', refuse('offline', 0));
    fake.state.waiting.set([
      {
        about: 'name 1',
        call: 'POST team/{id}/name',
        params: { id: 1 },
        body: { teamName: 'Kessel', nameVisible: true },
        idempotencyKey: 'key',
        title: 'Naam van Kessel Kickers',
        text: 'Kessel',
        path: '/edit/1',
        event: { name: 'team.renamed@1', detail: { teamId: 1, name: 'Kessel' } },
      },
    ]);
    await openPage(fake, '/my-teams');
    await press('Hernoem Kessel Kickers');
    await userEvent.type(screen.getByRole('textbox', { name: 'Naam van de ploeg' }), ' 2{Enter}');
    await waitFor(() =>
      expect(fake.state.waiting.value[0]?.body).toEqual({ teamName: 'Kessel 2', nameVisible: true }),
    );
  });

  it('is copied while the limit allows another one', async () => {
    const fake = makePortal();
    await openPage(fake, '/my-teams');
    fake.api.answer('POST team/{id}/copy', refuse('too-many-teams', 409, { message: 'Je hebt er genoeg.' }));
    await press('Kopieer Kessel Kickers');
    await waitFor(() => expect(text(fake)).toBe('Het team kon niet gekopieerd worden. Je hebt er genoeg.'));
    fake.api.answer('POST team/{id}/copy', changedTeam(9, 'Kessel Kickers 2'));
    await act(async () => fake.state.locale.set('en'));
    await press('Copy Kessel Kickers');
    await waitFor(() => expect(text(fake)).toBe('Team copied.'));
    expect(fake.emitted.at(-1)).toMatchObject({ name: 'team.created@1', detail: { teamId: 9, weekId: 2 } });
    expect(fake.refreshed).toContain('myTeams');

    await act(async () =>
      fake.state.application.set({ status: 'ready', value: { ...exampleSettings, maxTeams: 4 } }),
    );
    expect(screen.getByRole('button', { name: 'New team' })).toHaveAccessibleDescription(
      /You have 4 teams, and that is all there can be/,
    );
  });

  it('is deleted while unpaid, after confirmation', async () => {
    const fake = makePortal({ locale: 'en' });
    await openPage(fake, '/my-teams');
    fake.api.answer('DELETE team/{id}', refuse('team-not-deletable', 409, { message: 'It is paid.' }));
    await press('Delete Kessel Kickers');
    const dialog = () => within(screen.getByRole('dialog', { name: 'Delete Kessel Kickers?' }));
    await userEvent.click(dialog().getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(text(fake)).toBe('Team could not be deleted. It is paid.'));

    fake.api.answer('DELETE team/{id}', { teams: [] });
    await press('Delete Kessel Kickers');
    await userEvent.click(dialog().getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(text(fake)).toBe('Team deleted.'));
    expect(fake.emitted.at(-1)).toMatchObject({ name: 'team.deleted@1', detail: { teamId: 1 } });
  });
});

describe('a team’s own page', () => {
  it('has its name as title, its orders, and its actions', async () => {
    const fake = makePortal();
    await openPage(fake, '/my-teams/team/7');
    expect(fake.titles.at(-1)).toBe('Tielemans & Zonen');
    expect(screen.getByRole('link', { name: 'Naar het team' })).toHaveAttribute('href', '/team/7');
    const orders = within(screen.getByRole('region', { name: 'Betalingen van deze ploeg' }));
    expect(await orders.findByText('19/06/24 · EM-2024-000123')).toBeInTheDocument();
    expect(orders.getAllByRole('listitem')).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Verwijder' })).toHaveAccessibleDescription(
      'Een betaalde ploeg kan je niet verwijderen.',
    );
    const others = within(screen.getByRole('navigation', { name: 'Jouw ploegen' }));
    expect(others.getByRole('link', { name: /Plan B United.*In behandeling/ })).toHaveAttribute(
      'href',
      '/my-teams/team/3',
    );
  });

  it('returns to the list once it is deleted, and reports an unknown team', async () => {
    const fake = makePortal();
    fake.api.answer('DELETE team/{id}', { teams: [] });
    await openPage(fake, '/my-teams/team/1');
    await press('Verwijder');
    const dialog = within(screen.getByRole('dialog', { name: 'Kessel Kickers verwijderen?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Verwijder' }));
    await waitFor(() => expect(fake.visited.at(-1)).toBe('/my-teams'));
    await closeRemote();
    await openPage(fake, '/my-teams/team/99');
    expect(screen.getByText('Deze ploeg vinden we niet bij jouw ploegen')).toBeInTheDocument();
  });
});

describe('while teams are loading', () => {
  it('their place is reserved, and a failure can be retried', async () => {
    const fake = makePortal();
    fake.state.myTeams.set({ status: 'loading', value: null });
    await openPage(fake, '/my-teams');
    expect(screen.getByRole('status', { name: 'Je ploegen worden geladen' })).toBeInTheDocument();
    await act(async () => fake.state.myTeams.set({ status: 'failed', value: null }));
    await press('Probeer opnieuw');
    expect(fake.refreshed).toEqual(['myTeams']);
    await act(async () => fake.state.myTeams.set({ status: 'ready', value: [] }));
    expect(screen.getByRole('link', { name: 'Maak je ploeg' })).toHaveAttribute('href', '/new');
  });
});
