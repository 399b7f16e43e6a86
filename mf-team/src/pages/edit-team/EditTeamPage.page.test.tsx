import { exampleLineup } from '@euro/game/testing';
import { exampleChangedTeam, exampleTeamView } from '@euro/game-ui/testing';
import { exampleUser, refuse, settle, textOf } from '@euro/platform/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { makePortal } from '../../testing/makePortal.js';
import { openPage } from '../../testing/openPage.js';

const ownFirstMatchday = (fields: Parameters<typeof exampleTeamView>[0] = {}) =>
  exampleTeamView({ weekId: 2, ...fields });

async function open(fake = makePortal(), view = ownFirstMatchday()) {
  fake.api.answer('GET team/{id}', view);
  await openPage(fake, '/edit/7');
  return fake;
}

const bar = () => screen.getByRole('region', { name: 'Opslaan' });
const nameField = () => screen.getByRole('textbox', { name: 'Naam van je ploeg' });
const nameForm = () => {
  const form = nameField().closest('form');
  if (form === null) throw new Error('the name is in no form');
  return within(form);
};

describe('the editor, when opened,', () => {
  const part = () => ({ update: () => {}, unmount: () => {} });

  it.each([
    ['another user’s team', ownFirstMatchday({ userId: exampleUser.id + 1 }), '/home'],
    ['a team without players', ownFirstMatchday({ starting: [], bench: [] }), '/new'],
    ['a team past its first matchday', exampleTeamView({ weekId: 1 }), '/team/7'],
  ])('redirects from %s', async (_, view, target) => {
    expect((await open(makePortal(), view)).visited).toEqual([target]);
  });

  it('redirects to the transfers when that section exists', async () => {
    const fake = makePortal({ embeds: { 'transfers/panel@1': part } });
    expect((await open(fake, exampleTeamView({ weekId: 1 }))).visited).toEqual(['/transfers/7']);
  });

  it('redirects home from an unknown team', async () => {
    const fake = makePortal();
    fake.api.answer('GET team/{id}', refuse('not-found', 404));
    await openPage(fake, '/edit/7');
    expect(fake.visited).toEqual(['/home']);
  });

  it('redirects to the points after the last deadline', async () => {
    const fake = makePortal({ deadline: { deadlineWeek: null, deadlineDate: null, displayWeek: 7 } });
    expect((await open(fake)).visited).toEqual(['/points/7']);
  });

  it('can be retried when the team fails to load', async () => {
    const fake = makePortal();
    fake.api.answer('GET team/{id}', refuse('internal-error', 500));
    await openPage(fake, '/edit/7');
    fake.api.answer('GET team/{id}', ownFirstMatchday());
    await userEvent.click(screen.getByRole('button', { name: 'Probeer opnieuw' }));
    expect(await screen.findByDisplayValue('De Buitenspelval')).toBe(nameField());
  });
});

describe('changing a squad', () => {
  it('shows until when changes are unlimited', async () => {
    await open();
    expect(screen.getByText(/Tot de deadline van speeldag 2 mag je onbeperkt wisselen/)).toBeTruthy();
    expect(textOf(bar())).toContain('Er is niets om op te slaan');
  });

  it('removes a player, adds another, and saves the sixteen', async () => {
    const fake = makePortal();
    const starting = exampleLineup.starting.map((id) => (id === 109 ? 2207 : id));
    fake.api.answer('POST team/{id}', exampleChangedTeam({ weekId: 2, starting, version: 4 }));
    await open(fake);
    await userEvent.click(screen.getByRole('button', { name: /^Füllkrug, Duitsland/ }));
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Uit het team' }));
    expect(textOf(bar())).toContain('€ 10,0 mln over');
    await userEvent.type(screen.getByRole('searchbox', { name: 'Zoek een speler' }), 'kvara');
    await userEvent.click(screen.getByRole('button', { name: 'Voeg Kvaratskhelia toe' }));
    await userEvent.click(within(bar()).getByRole('button', { name: 'Opslaan' }));
    await settle();
    expect(fake.api.calls('POST team/{id}')[0]).toEqual({
      params: { id: 7 },
      body: { competitionFeed: 'EUROM', seasonId: 2024, ...exampleLineup, starting, version: 3, weekId: 2 },
      idempotencyKey: expect.any(String),
    });
    expect(fake.emitted.map(({ name }) => name)).toEqual(['team.saved@1']);
    expect(textOf(bar())).toContain('Er is niets om op te slaan');
  });

  it('leaves the tabs of a phone in place until there are changes', async () => {
    await open();
    const isIdle = () => bar().hasAttribute('data-idle');
    expect(isIdle()).toBe(true);
    expect(within(bar()).queryByRole('button')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: /^Füllkrug, Duitsland/ }));
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Uit het team' }));
    expect(isIdle()).toBe(false);
    await userEvent.click(screen.getByRole('button', { name: 'Ongedaan maken' }));
    expect(isIdle()).toBe(true);
  });

  it('lists nobody while the squad is full, as nobody can be picked', async () => {
    await open();
    const market = () => within(screen.getByRole('region', { name: 'Alle spelers' }));
    expect(market().getByText('16/16')).toBeVisible();
    expect(market().queryByRole('list')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: /^Füllkrug, Duitsland/ }));
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Uit het team' }));
    expect(await market().findByRole('list')).toBeVisible();
  });

  it('undoes a removal', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: /^Füllkrug, Duitsland/ }));
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Uit het team' }));
    await userEvent.click(screen.getByRole('button', { name: 'Ongedaan maken' }));
    expect(screen.getByRole('button', { name: /^Füllkrug, Duitsland/ })).toBeTruthy();
  });
});

describe('renaming a team', () => {
  it('saves the name apart from the squad', async () => {
    const fake = makePortal();
    const renamedTeam = exampleChangedTeam({ weekId: 2, name: 'FC Nieuw', teamName: 'FC Nieuw' });
    fake.api.answer('POST team/{id}/name', renamedTeam);
    await open(fake);
    await userEvent.clear(nameField());
    await userEvent.type(nameField(), 'FC Nieuw{Enter}');
    await settle();
    expect(fake.api.calls('POST team/{id}/name')[0]).toEqual({
      params: { id: 7 },
      body: { teamName: 'FC Nieuw', nameVisible: true },
      idempotencyKey: expect.any(String),
    });
    expect(fake.emitted).toEqual([
      expect.objectContaining({ name: 'team.renamed@1', detail: { teamId: 7, name: 'FC Nieuw' } }),
    ]);
    expect(nameForm().queryByRole('button', { name: 'Opslaan' })).toBeNull();
  });

  it('leaves the steps of the squad to be undone', async () => {
    const fake = makePortal();
    fake.api.answer(
      'POST team/{id}/name',
      exampleChangedTeam({ weekId: 2, name: 'FC Nieuw', teamName: 'FC Nieuw', version: 4 }),
    );
    await open(fake);
    await userEvent.click(screen.getByRole('button', { name: /^Füllkrug, Duitsland/ }));
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Uit het team' }));
    await userEvent.clear(nameField());
    await userEvent.type(nameField(), 'FC Nieuw{Enter}');
    await settle();
    await userEvent.click(within(bar()).getByRole('button', { name: 'Ongedaan maken' }));
    expect(screen.getByRole('button', { name: /^Füllkrug, Duitsland/ })).toBeTruthy();
    expect(textOf(bar())).toContain('Er is niets om op te slaan');
  });

  it('restores the old name on cancel', async () => {
    await open();
    await userEvent.type(nameField(), ' 2');
    await userEvent.click(nameForm().getByRole('button', { name: 'Annuleer' }));
    expect(nameField()).toHaveProperty('value', 'De Buitenspelval');
  });

  it('is rejected with a name of more than 64 characters', async () => {
    const fake = await open();
    await userEvent.clear(nameField());
    await userEvent.click(nameField());
    await userEvent.paste('x'.repeat(65));
    expect(screen.getAllByText('Een ploegnaam telt hoogstens 64 tekens')).not.toHaveLength(0);
    await userEvent.click(nameForm().getByRole('button', { name: 'Opslaan' }));
    expect(fake.api.calls('POST team/{id}/name')).toEqual([]);
  });

  it('shows the server’s refusal at the name', async () => {
    const fake = makePortal();
    fake.api.answer(
      'POST team/{id}/name',
      refuse('team-name-invalid', 422, { message: 'Deze naam mag niet.' }),
    );
    await open(fake);
    await userEvent.type(nameField(), '!{Enter}');
    await settle();
    expect(screen.getByText('Deze naam mag niet.')).toBeTruthy();
    expect(nameField()).toHaveProperty('value', 'De Buitenspelval!');
  });
});
