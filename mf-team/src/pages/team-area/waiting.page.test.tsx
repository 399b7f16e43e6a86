import { exampleTeamView } from '@euro/game-ui/testing';
import type { WaitingChange } from '@euro/platform';
import { exampleSettings, type FakePlatform, refuse, settle, textOf } from '@euro/platform/testing';
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { makePortal } from '../../testing/makePortal.js';
import { openPage } from '../../testing/openPage.js';
import { bar, inSheet, saveButton } from '../../testing/teamScreen.js';

/** Queues changes of a section like the portal: a change replaces the waiting one with the same `about`. */
function keepsChanges(fake: FakePlatform): FakePlatform {
  const { waiting } = fake.state;
  fake.platform.bus.on('change.waits@1', ({ detail }) => {
    const isBefore = ({ about }: WaitingChange) => about === detail.about;
    const changes = waiting.value;
    waiting.set(
      changes.some(isBefore) ? changes.map((each) => (isBefore(each) ? detail : each)) : [...changes, detail],
    );
  });
  return fake;
}

async function savedOffline(fake = keepsChanges(makePortal())) {
  fake.api.answer('POST team/{id}/selections', refuse('offline', 0));
  await openPage(fake, '/team/7');
  await inSheet('Olmo', 'Kapitein');
  await userEvent.click(saveButton());
  await settle();
  return fake;
}

describe('a lineup that is saved without a connection', () => {
  it('is queued, and listed', async () => {
    const fake = await savedOffline();
    expect(textOf(bar())).toContain('Wacht op verbinding');
    expect(textOf(bar())).toContain('Kapitein: Olmo');
    const [change] = fake.state.waiting.value;
    expect(change).toMatchObject({
      about: 'team 7',
      call: 'POST team/{id}/selections',
      params: { id: 7 },
      body: { captainId: 510, weekId: 2 },
      idempotencyKey: fake.api.calls('POST team/{id}/selections')[0]?.idempotencyKey,
      text: 'Kapitein: Olmo',
      path: '/team/7',
      event: { name: 'team.saved@1', detail: { teamId: 7, weekId: 2 } },
    });
    expect(change?.title).toMatch(/ · Speeldag 2$/);
    expect(fake.guardQuestions().filter((question) => question !== null)).toEqual([]);
  });

  it('is the saved one once the portal has sent it', async () => {
    const fake = await savedOffline();
    fake.api.answer('GET team/{id}', exampleTeamView({ captainId: 510, version: 4 }));
    await act(async () => {
      fake.state.waiting.set([]);
      fake.emit('team.saved@1', { teamId: 7, weekId: 2 });
    });
    await settle();
    expect(textOf(bar())).toContain('Alles is opgeslagen');
  });

  it('fails where the portal has no queue', async () => {
    await savedOffline(makePortal());
    expect(textOf(bar())).toContain('Je opstelling is niet opgeslagen');
    expect(screen.queryByText('Wacht op verbinding')).not.toBeInTheDocument();
  });
});

/** Matchday 5 is open, in a competition with boosters and without a connection. */
async function boostedOffline(fake: FakePlatform) {
  fake.api.answer('GET team/{id}', exampleTeamView({}));
  fake.api.answer('POST team/{id}/booster', refuse('offline', 0));
  fake.api.answer('POST team/{id}/selections', refuse('offline', 0));
  await openPage(fake, '/team/7');
  await userEvent.click(boosterTile('Bankboost'));
  await userEvent.click(screen.getByRole('button', { name: 'Activeer Bankboost' }));
  await settle();
  return fake;
}

const boostedTeam = () =>
  makePortal({
    settings: { ...exampleSettings, boostersEnabled: true },
    deadline: { deadlineWeek: 5, deadlineDate: '2024-07-05T16:00:00Z', displayWeek: 4 },
  });
const boosterTile = (name: string) =>
  within(screen.getByRole('region', { name: 'Boosters' })).getByRole('button', {
    name: new RegExp(`^${name}`),
  });

describe('a booster that is played without a connection', () => {
  it('is queued, listed, and locks the others', async () => {
    const fake = await boostedOffline(keepsChanges(boostedTeam()));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(boosterTile('Bankboost')).toHaveTextContent('wacht op verbinding');
    expect(boosterTile('Free hit')).toHaveAccessibleDescription(/^Een andere booster wacht op verbinding/);
    const { version } = exampleTeamView().team;
    expect(fake.state.waiting.value).toEqual([
      {
        about: 'booster 7',
        call: 'POST team/{id}/booster',
        params: { id: 7 },
        body: { boosterType: 'bank', weekId: 5, version },
        idempotencyKey: fake.api.calls('POST team/{id}/booster')[0]?.idempotencyKey,
        title: 'De Buitenspelval · Speeldag 5',
        text: 'Bankboost inzetten',
        path: '/team/7',
        event: { name: 'boosters.played@1', detail: { teamId: 7, weekId: 5, booster: 'bank' } },
      },
    ]);
  });

  it('is applied once the portal has sent it', async () => {
    const fake = await boostedOffline(keepsChanges(boostedTeam()));
    fake.api.answer('GET team/{id}', exampleTeamView({ bank: 5, version: 4 }));
    await act(async () => {
      fake.state.waiting.set([]);
      fake.emit('boosters.played@1', { teamId: 7, weekId: 5, booster: 'bank' });
    });
    await settle();
    expect(boosterTile('Bankboost')).toHaveTextContent('actief');
  });

  it('fails where the portal has no queue', async () => {
    await boostedOffline(boostedTeam());
    expect(screen.getByRole('dialog')).toHaveTextContent('Bankboost is niet geactiveerd');
  });
});

const nameField = () => screen.getByRole('textbox', { name: 'Naam van je ploeg' });

async function renamedOffline(fake: FakePlatform) {
  fake.api.answer('GET team/{id}', exampleTeamView({ weekId: 2 }));
  fake.api.answer('POST team/{id}/name', refuse('offline', 0));
  await openPage(fake, '/edit/7');
  await userEvent.clear(nameField());
  await userEvent.type(nameField(), 'FC Nieuw');
  await userEvent.click(screen.getByRole('checkbox', { name: /^Toon mijn echte naam/ }));
  await userEvent.type(nameField(), '{Enter}');
  await settle();
  return fake;
}

describe('a name that is saved without a connection', () => {
  it('is queued, listed, and shown as the name', async () => {
    const fake = await renamedOffline(keepsChanges(makePortal()));
    expect(nameField()).toHaveValue('FC Nieuw');
    expect(screen.getByText('Wacht op verbinding')).toBeInTheDocument();
    expect(fake.state.waiting.value).toEqual([
      {
        about: 'name 7',
        call: 'POST team/{id}/name',
        params: { id: 7 },
        body: { teamName: 'FC Nieuw', nameVisible: false },
        idempotencyKey: fake.api.calls('POST team/{id}/name')[0]?.idempotencyKey,
        title: 'Naam van De Buitenspelval',
        text: 'FC Nieuw · je echte naam wordt verborgen',
        path: '/edit/7',
        event: { name: 'team.renamed@1', detail: { teamId: 7, name: 'FC Nieuw' } },
      },
    ]);
  });

  it('can be changed again until then', async () => {
    const fake = await renamedOffline(keepsChanges(makePortal()));
    await userEvent.type(nameField(), ' 2{Enter}');
    await settle();
    expect(fake.state.waiting.value.map(({ body }) => body)).toEqual([
      { teamName: 'FC Nieuw 2', nameVisible: false },
    ]);
  });

  it('fails where the portal has no queue', async () => {
    await renamedOffline(makePortal());
    expect(screen.getByText(/^Je bent offline/)).toBeInTheDocument();
  });
});
