import type { WaitingChange } from '@euro/platform';
import { exampleUser, type FakePlatform, refuse, settle } from '@euro/platform/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { exampleLeagueView, exampleOwnLeague } from '../testing/exampleLeagues.js';
import { followRedirects, makePortal, openPage, premiumUser } from '../testing/openLeagues.js';

/** Queues changes of a section like the portal: a change replaces the waiting one with the same `about`. */
function keepsChanges(fake: FakePlatform): FakePlatform {
  const { waiting } = fake.state;
  fake.platform.bus.on('change.waits@1', ({ detail }) => {
    waiting.set([...waiting.value.filter(({ about }) => about !== detail.about), detail]);
  });
  return fake;
}

/** The settings of a league for its admin, without a connection. */
async function openOffline(fake: FakePlatform): Promise<FakePlatform> {
  const league = { admin: exampleUser.id };
  fake.api.answer('GET leagues/{userOrTeamId}', { leagues: [exampleOwnLeague(league)] });
  fake.api.answer('GET league/{id}', exampleLeagueView({}, league));
  for (const call of ['PUT league/{id}', 'DELETE league/{leagueId}/{teamId}'] as const)
    fake.api.answer(call, refuse('offline', 0));
  await openPage(fake, '/leagues/3?tab=settings');
  await screen.findByRole('heading', { name: 'Leden' });
  return fake;
}

const asAdmin = () => makePortal({ user: premiumUser });
/** The first is the league's, the second that of a new one. */
const nameField = () => screen.getAllByRole('textbox', { name: 'Naam' })[0] as HTMLElement;
const waitingChanges = (fake: FakePlatform) => fake.state.waiting.value;

async function rename(name: string) {
  await userEvent.clear(nameField());
  await userEvent.type(nameField(), `${name}{Enter}`);
  await settle();
}

async function leave() {
  await userEvent.click(screen.getByRole('button', { name: 'Verlaten' }));
  const dialog = within(screen.getByRole('dialog', { name: 'De Kantine verlaten?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Verlaten' }));
  await settle();
}

describe('a setting that is changed without a connection', () => {
  it('is listed as pending, and shown with its new value', async () => {
    const fake = await openOffline(keepsChanges(asAdmin()));
    await rename('De Nieuwe Kantine');
    await userEvent.click(screen.getAllByRole('switch', { name: 'Vindbaar' })[0] as HTMLElement);
    await settle();
    expect(screen.getAllByText('Wacht op verbinding')).toHaveLength(2);
    const isFindable = exampleLeagueView().league.findable;
    expect(
      waitingChanges(fake).map(({ about, body, title, text }) => ({ about, body, title, text })),
    ).toEqual([
      {
        about: 'league 3 name',
        body: { name: 'De Nieuwe Kantine' },
        title: 'Naam van De Kantine',
        text: 'De Nieuwe Kantine',
      },
      {
        about: 'league 3 findable',
        body: { findable: !isFindable },
        title: 'Vindbaarheid van De Kantine',
        text: isFindable ? 'Alleen met de code of de link' : 'Vindbaar op naam',
      },
    ]);
    expect(waitingChanges(fake)[0]).toMatchObject({
      path: '/leagues/3?tab=settings',
      event: { name: 'leagues.changed@1', detail: { leagueId: 3 } },
    });
    expect(fake.emitted.map(({ name }) => name)).not.toContain('leagues.changed@1');
  });

  it('is applied once the portal has sent it', async () => {
    const fake = await openOffline(keepsChanges(asAdmin()));
    await rename('De Nieuwe Kantine');
    const league = { admin: exampleUser.id, name: 'De Nieuwe Kantine' };
    fake.api.answer('GET league/{id}', exampleLeagueView({}, league));
    await act(async () => {
      fake.state.waiting.set([]);
      fake.emit('leagues.changed@1', { leagueId: 3 });
    });
    await settle();
    expect(screen.getAllByRole('heading', { name: 'De Nieuwe Kantine' })).not.toHaveLength(0);
    expect(screen.queryByText('Wacht op verbinding')).not.toBeInTheDocument();
  });

  it('fails where the portal has no queue', async () => {
    const fake = await openOffline(asAdmin());
    await rename('De Nieuwe Kantine');
    expect(fake.notices.at(-1)).toMatchObject({
      tone: 'danger',
      text: expect.stringMatching(
        /Dit kan niet wachten: probeer het opnieuw zodra je weer verbinding hebt\.$/,
      ),
    });
  });
});

describe('leaving a league without a connection', () => {
  it('is pending until it is sent, and marked as such', async () => {
    const fake = await openOffline(keepsChanges(makePortal()));
    await leave();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(waitingChanges(fake)).toEqual([
      expect.objectContaining({
        about: 'seat 3 7',
        call: 'DELETE league/{leagueId}/{teamId}',
        params: { leagueId: 3, teamId: 7 },
        title: 'De Kantine verlaten',
        text: 'Tielemans & Zonen',
        event: { name: 'leagues.left@1', detail: { leagueId: 3, teamId: 7 } },
      }),
    ]);
    expect(screen.getByRole('button', { name: 'Verlaten' })).toHaveAccessibleDescription(
      /^Dit wacht op verbinding/,
    );
    expect(fake.notices.at(-1)?.text).toBe('Wacht op verbinding: De Kantine verlaten.');
  });

  it('redirects to the other leagues once the portal has sent it', async () => {
    const fake = await openOffline(keepsChanges(makePortal()));
    await leave();
    fake.api.answer('GET leagues/{userOrTeamId}', { leagues: [] });
    await act(async () => {
      fake.state.waiting.set([]);
      fake.emit('leagues.left@1', { leagueId: 3, teamId: 7 });
    });
    await settle();
    expect(fake.visited.at(-1)).toBe('/leagues');
  });
});

describe('joining a league without a connection', () => {
  async function join(fake: FakePlatform) {
    fake.api.answer('POST league/{id}/join/{teamId}', refuse('offline', 0));
    await followRedirects(fake, '/join/K7PX-M2QD-9VTE');
    await userEvent.click(await screen.findByRole('button', { name: 'Ja, ik speel mee' }));
    await settle();
    return fake;
  }

  it('is marked as pending, with the code', async () => {
    const fake = await join(keepsChanges(makePortal()));
    await waitFor(() => expect(fake.visited.at(-1)).toBe('/leagues'));
    expect(fake.notices.at(-1)?.text).toBe('Je speelt mee in Kantine Derby zodra je weer verbinding hebt.');
    const change: Partial<WaitingChange> = {
      about: 'seat 9 7',
      call: 'POST league/{id}/join/{teamId}',
      params: { id: 9, teamId: 7 },
      query: { code: 'K7PX-M2QD-9VTE' },
      title: 'Meespelen in Kantine Derby',
      text: 'Tielemans & Zonen',
      path: '/join/K7PX-M2QD-9VTE',
      event: { name: 'leagues.joined@1', detail: { leagueId: 9, teamId: 7 } },
    };
    expect(waitingChanges(fake)).toEqual([expect.objectContaining(change)]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('fails where the portal has no queue', async () => {
    const fake = await join(makePortal());
    expect(fake.notices.at(-1)?.tone).toBe('danger');
    expect(screen.getByRole('dialog')).toBeInTheDocument();
  });
});
