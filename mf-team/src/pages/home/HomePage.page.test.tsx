import type { OwnLeague, Player, TeamPoints } from '@euro/api-contract';
import { exampleTeamView } from '@euro/game-ui/testing';
import { closeRemote, exampleTeam, type FakePlatform, refuse, settle, textOf } from '@euro/platform/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { makePortal } from '../../testing/makePortal.js';
import { openPage } from '../../testing/openPage.js';
import {
  live,
  liveMatch,
  premiumUser,
  RUNNING,
  runningPoints,
  runningPortal,
} from '../../testing/runningMatchday.js';
import { MatchdayWon } from '../matchday-won/lazyMatchdayWon.js';

const [MUSIALA, OLMO] = [110, 510];

async function open(fake: FakePlatform, leagues: readonly OwnLeague[] = []): Promise<void> {
  jest.spyOn(Math, 'random').mockReturnValue(0);
  fake.state.myTeams.set({ status: 'ready', value: [exampleTeam({ id: 7, weekId: 1 })] });
  fake.api.answer('GET leagues/{userOrTeamId}', { leagues: [...leagues] });
  await openPage(fake, '/home');
}
afterEach(() => jest.restoreAllMocks());

const card = (name: string | RegExp) => within(screen.getByRole('region', { name }));
const text = () => textOf(document.body);

describe('the home of a fan', () => {
  it('starts with the name of the team, its points and one link', async () => {
    await open(makePortal());
    expect(screen.getByRole('heading', { level: 1, name: /De Buitenspelval/ })).toBeVisible();
    expect(text()).toContain('Totaal na speeldag 1');
    expect(text()).toContain('25,0');
    expect(screen.getByRole('link', { name: 'Maak je ploeg klaar' })).toHaveAttribute('href', '/team/7');
  });

  it('shows the players to come from the first matchday of a new team on', async () => {
    const fake = makePortal();
    fake.api.answer('GET team/{id}', exampleTeamView({ weekId: 2 }));
    await open(fake);
    expect(text()).toContain('Je speelt mee vanaf speeldag 2');
    expect(fake.api.calls('GET team/{id}/points/{weekId}')).toHaveLength(0);
  });

  it('has each problem of the lineup with the button that solves it', async () => {
    const fake = makePortal();
    const view = exampleTeamView();
    const players = fake.state.players.value.value ?? [];
    fake.state.players.set({
      status: 'ready',
      value: players.map((player) =>
        player.id === MUSIALA ? { ...player, injury: 1 } : player.id === 919 ? { ...player, ban: 1 } : player,
      ),
    });
    fake.api.answer('GET team/{id}', view);
    await open(fake);
    const todo = card(/Nu te doen/);
    expect(todo.getByText('2 problemen')).toBeVisible();
    expect(todo.getByText('Musiala is geblesseerd')).toBeVisible();
    expect(todo.getByRole('link', { name: 'Wissel' })).toHaveAttribute('href', '/team/7');
    expect(todo.getByText('Celar is geschorst')).toBeVisible();
    expect(todo.getByRole('link', { name: 'Ruil' })).toHaveAttribute('href', '/transfers/7?out=919');
  });

  it('has the news of the players of the team, the most serious first', async () => {
    const fake = makePortal();
    const facts: Record<number, Partial<Player>> = {
      [MUSIALA]: {
        cards: {
          kind: 'one-yellow',
          match: {
            id: 1,
            homeId: { id: 1, short: 'GER' },
            awayId: { id: 2, short: 'SCO' },
          },
        },
      },
      [OLMO]: {
        injury: 1,
        news: { kind: 'injured', nl: 'kuit', en: null, source: 'RFEF', at: '2024-06-19T06:05:00Z' },
      },
    };
    const players = fake.state.players.value.value ?? [];
    fake.state.players.set({
      status: 'ready',
      value: players.map((player) => ({ ...player, ...facts[player.id] })),
    });
    await open(fake);
    const news = card('Nieuws over je ploeg');
    expect(news.getAllByRole('listitem').map(textOf)).toEqual([
      expect.stringMatching(/Olmo\s?Geblesseerd: kuit · RFEF · vandaag 06\.05 u\.$/),
      expect.stringMatching(
        /Musiala\s?Eén gele kaart van schorsing · berekend uit zijn kaarten · na GER – SCO$/,
      ),
    ]);
  });

  it('has no news when there is none', async () => {
    await open(makePortal());
    expect(screen.queryByRole('region', { name: 'Nieuws over je ploeg' })).not.toBeInTheDocument();
  });

  it('shows that a team is ready when there are no tasks', async () => {
    const fake = makePortal();
    const freeTransfers = { left: 0, saved: 0, earned: 2, used: 2, unlimited: false };
    fake.api.answer('GET team/{id}', { ...exampleTeamView(), freeTransfers });
    await open(fake);
    expect(card(/Nu te doen/).getByText('Je ploeg is klaar')).toBeVisible();
  });

  it('follows a running matchday: the last event, the running and the coming players', async () => {
    const fake = runningPortal();
    await open(fake);
    expect(text()).toContain(`Speeldag ${RUNNING} · voorlopig`);
    expect(screen.getByRole('link', { name: 'Volg je punten live' })).toHaveAttribute('href', '/points/7');
    const ownPlayersText = () => textOf(screen.getByRole('region', { name: 'Mijn spelers' }));
    expect(ownPlayersText()).not.toContain('bezig');
    fake.api.answer('GET team/{id}/points/{weekId}', withTotal(MUSIALA, 7.5));
    await act(
      async () =>
        void fake.live.next({ weekId: RUNNING, version: 2, players: [live(MUSIALA, { points: 5 })] }),
    );
    await settle();
    expect(text()).toContain('Musiala brengt punten op');
    expect(text()).toContain('+7,5');
    expect(card('Mijn spelers').getByText('1 bezig')).toBeVisible();
  });

  it('groups the players into playing, still to play and played', async () => {
    const fake = runningPortal();
    await open(fake);
    const group = (name: string) =>
      within(screen.getByRole('region', { name: 'Mijn spelers' })).queryByRole('region', { name });
    expect(textOf(group('Nog te spelen') ?? document.body)).toContain('vr 19.00');
    // With the coach: as many as the line above it counts.
    expect(within(group('Nog te spelen') ?? document.body).getAllByRole('listitem')).toHaveLength(12);
    expect(textOf(group('Nog te spelen, op je bank') ?? document.body)).toContain('op je bank');
    expect(group('Nu bezig')).toBeNull();
    await act(
      async () =>
        void fake.live.next({
          weekId: RUNNING,
          version: null,
          players: [live(MUSIALA), live(OLMO, { status: 'played' })],
        }),
    );
    await settle();
    expect(textOf(group('Nu bezig') ?? document.body)).toContain('kapitein');
    expect(textOf(group('Gespeeld') ?? document.body)).toContain('Olmo');
  });

  it('excludes a player whose nation has no match from those who have played', async () => {
    const points = runningPoints();
    const selections = points.selections.map((selection) =>
      selection.playerId === OLMO ? { ...selection, status: 'no-match' as const } : selection,
    );
    await open(runningPortal(premiumUser, { ...points, selections }));
    const ownPlayers = within(screen.getByRole('region', { name: 'Mijn spelers' }));
    expect(textOf(ownPlayers.getByRole('region', { name: 'Geen match' }))).toContain('Olmo');
    expect(ownPlayers.queryByRole('region', { name: 'Gespeeld' })).toBeNull();
  });

  it('counts and lists the same players as playing, and lists unused substitutes separately', async () => {
    const fake = runningPortal();
    await open(fake);
    const players = [live(MUSIALA), live(OLMO, { status: 'bench', minutes: 0 })];
    await act(async () => void fake.live.next({ weekId: RUNNING, version: null, players }));
    await settle();
    const group = (name: string) => within(card('Mijn spelers').getByRole('region', { name }));
    expect(card('Mijn spelers').getByText('1 bezig')).toBeVisible();
    expect(group('Nu bezig').getAllByRole('listitem')).toHaveLength(1);
    expect(textOf(group('Op de bank').getByRole('listitem'))).toMatch(/Olmo\D*$/);
  });

  it('waits for an unused substitute only until his match is over', async () => {
    const fake = runningPortal();
    await open(fake);
    const bench = { status: 'bench', minutes: 0 } as const;
    const receive = (match: object) =>
      act(
        async () =>
          void fake.live.next({
            weekId: RUNNING,
            version: null,
            players: [live(MUSIALA, bench)],
            matches: [{ ...liveMatch, ...match }],
          }),
      );
    const ownGroupText = (name: string) =>
      textOf(within(screen.getByRole('region', { name: 'Mijn spelers' })).getByRole('region', { name }));
    await receive({});
    await settle();
    expect(ownGroupText('Op de bank')).toContain('Musiala');
    expect(text()).toContain('Musiala zit op de bank');
    await receive({ status: 'finished', minute: null });
    await settle();
    expect(ownGroupText('Gespeeld')).toContain('Musiala');
    expect(text()).not.toContain('Musiala zit op de bank');
  });

  it('shows absent players, their substitutes, and the limits of the next matchday', async () => {
    const points = { ...runningPoints(), autoSubs: [{ outId: MUSIALA, inId: OLMO, reason: '0 minutes' }] };
    const fake = runningPortal(premiumUser, points);
    await open(fake);
    const notices = within(await screen.findByRole('region', { name: 'Goed om te weten' }));
    expect(notices.getByText('Musiala speelde niet')).toBeVisible();
    expect(notices.getByText('Olmo komt automatisch van de bank.')).toBeVisible();
    expect(notices.getByText('Speeldag 6 is open')).toBeVisible();
  });

  it('names who plays now beside the best one, also when nobody else is to play', async () => {
    const points = withTotal(MUSIALA, 12);
    const selections = points.selections.map((selection) => ({ ...selection, status: 'played' as const }));
    const fake = runningPortal(premiumUser, { ...points, selections });
    await open(fake);
    const players = [live(MUSIALA), live(OLMO)];
    await act(async () => void fake.live.next({ weekId: RUNNING, version: null, players }));
    await settle();
    expect(text()).toMatch(/Beste van jou: Musialanu bezig: (Musiala, Olmo|Olmo, Musiala)/);
  });

  it('names the running players beside the best one', async () => {
    await open(runningPortal(premiumUser, withTotal(MUSIALA, 12)));
    expect(text()).toContain('Beste van jou: Musialanu bezig: Musiala');
  });

  it('looks back on a matchday until a day before the next deadline', async () => {
    await open(
      runningPortal(premiumUser, { ...withTotal(MUSIALA, 12), weekPointsConfirmed: true }, 'confirmed'),
    );
    expect(text()).toContain(`Speeldag ${RUNNING} · definitief`);
    expect(text()).toContain('Beste van jou: Musiala');
    const report = within(await screen.findByRole('region', { name: `Speeldag ${RUNNING} · definitief` }));
    expect(report.getByText('Musiala 12')).toBeVisible();
    expect(report.getByRole('img', { name: /^[\d,]+ punten: gemiddeld .+, hoogste .+$/ })).toBeVisible();
    expect(report.getByText('Op je bank')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Maak speeldag 6 klaar' })).toBeVisible();
  });

  it('marks a won matchday in gold', async () => {
    const points = { ...withTotal(MUSIALA, 60), weekPointsConfirmed: true, weekWinnerPoints: 60 };
    await open(runningPortal(premiumUser, points, 'confirmed'));
    expect(text()).toContain(`Jij wint speeldag ${RUNNING}`);
    expect(text()).not.toContain('Beste van jou');
  });

  describe('with a league', () => {
    const week = { confirmed: true, weekId: RUNNING, totalRecords: 2 };
    const row = (id: number, name: string, rank: number, weekPoints: number) => ({
      ...{ rank, weekPoints, points: weekPoints, shared: false, move: null, headToHead: null },
      ...{ leftToPlay: null, captain: null },
      team: {
        ...{ id, name, badge: null },
        user: { firstName: '', lastName: '', nameVisible: false, premium: false },
      },
    });
    const league = {
      ...{ id: 3, name: 'Kantoorliga', cover: null, admin: 1, adminName: '', weekId: 1, totalTeams: 2 },
      ...{ mode: 'points' as const, findable: false, inviteCode: 'K7PX-M2QD', pictureKey: 'key' },
      ...{ createdAt: '2024-06-01T08:00:00Z', teamId: 7, rank: 1, move: 2, lastComment: null },
    };

    async function openAfter(own: number, other: number) {
      const points = { ...withTotal(MUSIALA, own), weekPointsConfirmed: true, weekWinnerPoints: 90 };
      const fake = runningPortal(premiumUser, points, 'confirmed');
      const rows = [row(7, 'De Buitenspelval', own >= other ? 1 : 2, own), row(8, 'Tiki Taka', 1, other)];
      fake.api.answer('GET league/{id}', {
        league,
        teams: [],
        result: { ...week, data: own >= other ? rows : rows.toReversed(), own: rows.slice(0, 1) },
      } as never);
      await MatchdayWon.preload();
      await open(fake, [league]);
      return fake;
    }
    const moment = () => screen.queryByRole('dialog', { name: `Jij wint speeldag ${RUNNING}!` });

    it('celebrates a matchday that was won there, once, and shares the invitation right there', async () => {
      const fake = await openAfter(60, 58.5);
      await waitFor(() => expect(moment()).toBeVisible());
      expect(textOf(moment() ?? document.body)).toContain('Kantoorliga · 60,0 tegen 58,5');
      const writeText = jest.fn(async () => {});
      Object.assign(navigator, { clipboard: { writeText } });
      await userEvent.click(screen.getByRole('button', { name: 'Daag je vrienden uit' }));
      expect(writeText).toHaveBeenCalledWith(expect.stringMatching(/\/join\/K7PX-M2QD\?by=7$/));
      await userEvent.click(screen.getByRole('button', { name: 'Sluiten' }));
      expect(moment()).toBeNull();
      expect(text()).toContain('Kantoorliga · 60,0 tegen 58,5');
      await closeRemote();
      await open(fake, [league]);
      await waitFor(() => expect(text()).toContain(`Jij wint speeldag ${RUNNING}`));
      expect(moment()).toBeNull();
    });

    it('has the place and its move in the report, and the evening as four pictures', async () => {
      await openAfter(50, 58.5);
      const report = within(await screen.findByRole('region', { name: `Speeldag ${RUNNING} · definitief` }));
      expect(await report.findByText('2 plaatsen gestegen')).toBeVisible();
      expect(report.getByText('1e')).toBeVisible();
      await userEvent.click(report.getByRole('button', { name: '4 beelden' }));
      const dialog = await screen.findByRole('dialog', { name: `Speeldag ${RUNNING} in beelden` });
      const pictures = within(dialog).getAllByRole('img');
      expect(pictures.map((picture) => picture.getAttribute('src'))).toEqual(
        ['', '&card=winner', '&card=moves', '&card=captain'].map(
          (card) => `http://localhost/share/league/3/${RUNNING}.png?lang=nl&key=key${card}`,
        ),
      );
    });

    it('celebrates nothing when a friend was better', async () => {
      const fake = await openAfter(50, 58.5);
      await waitFor(() => expect(fake.api.calls('GET league/{id}')).toHaveLength(1));
      await settle();
      expect(moment()).toBeNull();
      expect(text()).not.toContain(`Jij wint speeldag ${RUNNING}`);
    });
  });

  it('can be retried when the team cannot be fetched', async () => {
    const fake = makePortal();
    fake.api.answer('GET team/{id}', refuse('not-available', 503));
    await open(fake);
    fake.api.answer('GET team/{id}', exampleTeamView());
    await userEvent.click(screen.getByRole('button', { name: 'Probeer opnieuw' }));
    await settle();
    expect(screen.getByRole('heading', { level: 1, name: /De Buitenspelval/ })).toBeVisible();
  });
});

function withTotal(playerId: number, total: number): TeamPoints {
  const points = runningPoints({ visibleWeekPoints: total });
  return {
    ...points,
    selections: points.selections.map((selection) =>
      selection.playerId === playerId
        ? { ...selection, points: total, total, minutes: 30, status: 'playing' as const }
        : selection,
    ),
  };
}
