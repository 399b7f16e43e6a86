import { exampleLineup } from '@euro/game/testing';
import { exampleTeamView, players } from '@euro/game-ui/testing';
import { closeRemote, exampleUser, type FakePlatform, refuse, settle, textOf } from '@euro/platform/testing';
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { exampleReceipt } from '../../testing/exampleAnswers.js';
import { openPage } from '../../testing/openPage.js';
import { live, premiumUser, RUNNING, runningPoints, runningPortal } from '../../testing/runningMatchday.js';
import { player } from '../../testing/teamScreen.js';

async function open(fake = runningPortal(), path = '/points/7') {
  await openPage(fake, path);
  return fake;
}
afterEach(async () => {
  jest.restoreAllMocks();
});

const [OLMO, SIGUA, KARNICNIK] = [510, 2226, 902];
const card = () => within(screen.getByRole('region', { name: 'Power subs' }));
const powerSub = { outId: OLMO, inId: SIGUA, at: '2024-07-05T17:10:00Z', undoable: true };
const pointsAfter = () =>
  runningPoints(
    { powerSubs: [powerSub], powerSubsLeft: 3, weekPowerSubs: 1 },
    {
      ...exampleLineup,
      starting: exampleLineup.starting.map((id) => (id === OLMO ? SIGUA : id)),
      bench: exampleLineup.bench.map((id) => (id === SIGUA ? OLMO : id)),
    },
  );
const receipt = exampleReceipt({ kind: 'power-sub', changes: { powerSub: { outId: OLMO, inId: SIGUA } } });
const kickOff = async (fake: FakePlatform, ...ids: number[]) => {
  await act(
    async () => void fake.live.next({ weekId: RUNNING, version: null, players: ids.map((id) => live(id)) }),
  );
  await settle();
};

describe('a power sub', () => {
  it('is made by choosing the incoming player, then the outgoing one, then yes', async () => {
    const fake = runningPortal();
    fake.api.answer('POST team/{id}/power-sub', { points: pointsAfter(), receipt });
    await open(fake);
    expect(card().getByText('nog 4 van 4')).toBeTruthy();
    await userEvent.click(card().getByRole('button', { name: 'Maak een power sub' }));
    expect(textOf(screen.getByRole('region', { name: 'Power sub' }))).toContain('Wie breng je in?');
    await userEvent.click(player('Sigua'));
    expect(textOf(screen.getByRole('region', { name: 'Power sub' }))).toContain('Voor wie komt Sigua in?');
    await userEvent.click(player('Olmo'));
    const dialog = textOf(screen.getByRole('dialog', { name: 'Sigua in voor Olmo?' }));
    expect(dialog).toContain('De punten van Olmo blijven op de bank.');
    expect(dialog).toContain('Voor geen van beiden komt er nog een automatische wissel.');
    expect(dialog).toContain('nog 3 van 4');
    await userEvent.click(screen.getByRole('button', { name: 'Maak power sub' }));
    await settle();
    expect(fake.api.calls('POST team/{id}/power-sub')).toEqual([
      {
        params: { id: 7 },
        body: { outId: OLMO, inId: SIGUA, weekId: RUNNING },
        idempotencyKey: expect.any(String),
      },
    ]);
    expect(fake.emitted.filter(({ name }) => name !== 'menu.badged@1')).toEqual([
      expect.objectContaining({ name: 'powerSubs.changed@1', detail: { teamId: 7, weekId: RUNNING } }),
    ]);
    const pitch = within(screen.getByRole('group', { name: /^Opstelling/ }));
    expect(pitch.getByRole('button', { name: /^Sigua, / })).toBeTruthy();
    expect(document.body.textContent).toContain('Sigua komt in voor Olmo.');
    expect(card().getByText('nog 3 van 4')).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Power sub' })).toBeNull();
  });

  it('can be made by keyboard only', async () => {
    const fake = runningPortal();
    fake.api.answer('POST team/{id}/power-sub', { points: pointsAfter(), receipt });
    await open(fake);
    const press = async (element: HTMLElement) => {
      element.focus();
      await userEvent.keyboard('{Enter}');
      await settle();
    };
    await press(card().getByRole('button', { name: 'Maak een power sub' }));
    await press(player('Sigua'));
    await press(player('Olmo'));
    const yes = screen.getByRole('button', { name: 'Maak power sub' });
    for (let step = 0; step < 10 && document.activeElement !== yes; step++) await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await settle();
    expect(fake.api.calls('POST team/{id}/power-sub')).toHaveLength(1);
  });

  it('shows unavailable players, and explains it on a press', async () => {
    const fake = await open();
    await kickOff(fake, KARNICNIK, OLMO);
    await userEvent.click(card().getByRole('button', { name: 'Maak een power sub' }));
    expect(player('Karničnik').getAttribute('aria-disabled')).toBe('true');
    expect(player('Karničnik').getAttribute('aria-label')).toContain(
      'De match van Karničnik is al begonnen.',
    );
    await userEvent.click(player('Sigua'));
    await userEvent.click(player('Olmo'));
    await userEvent.click(player('Musiala'));
    expect(fake.notices.map(({ text }) => text)).toEqual([
      'Olmo staat nu op het veld.',
      'Musiala draagt een band: kapitein en vice-kapitein kan je niet wisselen.',
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('marks an eliminated player as not playing, never as still to play', async () => {
    const pointsBefore = runningPoints();
    const fake = runningPortal(premiumUser, {
      ...pointsBefore,
      selections: pointsBefore.selections.map((selection) =>
        [OLMO, KARNICNIK].includes(selection.playerId)
          ? { ...selection, status: 'no-match' as const }
          : selection,
      ),
    });
    fake.state.players.set({
      status: 'ready',
      value: players.map((each) => ({ ...each, eliminated: [OLMO, KARNICNIK].includes(each.id) })),
    });
    await open(fake);
    await userEvent.click(card().getByRole('button', { name: 'Maak een power sub' }));
    expect(player('Karničnik').getAttribute('aria-label')).toContain(
      'Karničnik speelt niet meer: zijn land is uitgeschakeld.',
    );
    await userEvent.click(player('Sigua'));
    await userEvent.click(player('Olmo'));
    const dialog = textOf(screen.getByRole('dialog', { name: 'Sigua in voor Olmo?' }));
    expect(dialog).toContain('Olmo · zijn land is uitgeschakeld');
    expect(dialog).not.toContain('zijn punten tellen niet meer mee');
  });

  it.each([
    ['the button', async () => userEvent.click(screen.getByRole('button', { name: 'Annuleer' }))],
    ['Escape', async () => userEvent.keyboard('{Escape}')],
  ])('is cancelled by %s', async (_, leave) => {
    await open();
    await userEvent.click(card().getByRole('button', { name: 'Maak een power sub' }));
    await leave();
    expect(screen.queryByRole('region', { name: 'Power sub' })).toBeNull();
  });

  it('starts from the sheet of a bench player too', async () => {
    await open();
    await userEvent.click(player('Sigua'));
    await settle();
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Breng in' }));
    expect(textOf(screen.getByRole('region', { name: 'Power sub' }))).toContain('Voor wie komt Sigua in?');
  });

  it('can be undone until he kicks off', async () => {
    const fake = runningPortal(premiumUser, pointsAfter());
    fake.api.answer('POST team/{id}/power-sub/undo', { points: runningPoints(), receipt });
    await open(fake);
    await userEvent.click(card().getByRole('button', { name: 'Maak ongedaan: Sigua in voor Olmo' }));
    await settle();
    expect(fake.api.calls('POST team/{id}/power-sub/undo')[0]?.body).toEqual({
      inId: SIGUA,
      weekId: RUNNING,
    });
    expect(card().getByText('nog 4 van 4')).toBeTruthy();
  });

  it('that can no longer be undone is reported', async () => {
    await open(
      runningPortal(premiumUser, { ...pointsAfter(), powerSubs: [{ ...powerSub, undoable: false }] }),
    );
    expect(card().getByText('definitief')).toBeTruthy();
    expect(card().queryByRole('button', { name: /Maak ongedaan/ })).toBeNull();
  });

  it('that the server refuses is explained, and the points are fetched again', async () => {
    const fake = runningPortal();
    fake.api.answer(
      'POST team/{id}/power-sub',
      refuse('power-sub-refused', 409, {
        details: { reason: 'incoming-kicked-off', params: { playerId: SIGUA } },
      }),
    );
    await open(fake);
    await userEvent.click(card().getByRole('button', { name: 'Maak een power sub' }));
    await userEvent.click(player('Sigua'));
    await userEvent.click(player('Olmo'));
    await userEvent.click(screen.getByRole('button', { name: 'Maak power sub' }));
    await settle();
    expect(fake.notices.at(-1)?.text).toBe('De match van Sigua is al begonnen.');
    expect(fake.api.calls('GET team/{id}/points/{weekId}')).toHaveLength(2);
  });
});

describe('a user who cannot make one', () => {
  it('sees the advantages of Premium', async () => {
    await open(runningPortal(exampleUser, runningPoints({ powerSubsLeft: null })));
    expect(
      screen.getByText(/^Automatische wissels krijgt iedereen, gratis\. Met Premium maak je power subs/),
    ).toBeTruthy();
    expect(screen.getByRole('link', { name: /^Bekijk Premium/ }).getAttribute('href')).toBe('/shop');
  });

  it('sees when all have been used, or when nobody can come on', async () => {
    await open(runningPortal(premiumUser, runningPoints({ powerSubsLeft: 0 })));
    const button = () => card().getByRole('button', { name: 'Maak een power sub' });
    expect(button().getAttribute('aria-disabled')).toBe('true');
    expect(card().getAllByText('Je power subs voor deze speeldag zijn op.')).not.toHaveLength(0);
    await closeRemote();
    const fake = await open();
    await kickOff(fake, ...exampleLineup.bench);
    expect(button().getAttribute('aria-disabled')).toBe('true');
  });

  it('sees that a bench boost makes them unnecessary', async () => {
    await open(runningPortal(premiumUser, runningPoints({ powerSubsLeft: null, booster: 'bank' })));
    expect(card().getByText(/^Met je bankboost telt iedereen/)).toBeTruthy();
  });

  it('sees none on another user’s page', async () => {
    const fake = runningPortal(premiumUser, runningPoints({ powerSubsLeft: null }));
    fake.api.answer('GET team/{id}', exampleTeamView({ userId: 99 }));
    await open(fake, '/public/7');
    expect(screen.queryByRole('region', { name: 'Power subs' })).toBeNull();
  });
});

describe('the team page while a matchday runs', () => {
  it('links a premium member to it', async () => {
    await open(runningPortal(), '/team/7');
    expect(screen.getByRole('link', { name: 'Naar je punten' }).getAttribute('href')).toBe(
      '/points/7?week=5',
    );
  });

  it('does not mention it to others', async () => {
    await open(runningPortal(exampleUser), '/team/7');
    expect(screen.queryByRole('link', { name: 'Naar je punten' })).toBeNull();
  });
});
