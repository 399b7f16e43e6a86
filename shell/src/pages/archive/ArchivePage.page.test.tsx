import { exampleMatch, exampleTeam } from '@euro/platform/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { exampleEuro, exampleWorldCup, inWorldCup } from '../../testing/exampleCompetitions.js';
import { openPortal, Refused } from '../../testing/openPortal.js';

const club = (id: number, short: string, nl: string) => ({
  id,
  feedId: id,
  short,
  nl,
  en: nl,
  group: 'C',
  pot: 1,
});
const side = (id: number, short: string) => ({ id, short, name: short });
const final = exampleMatch({
  ...{ id: 64, weekId: 7, stage: 'Final', status: 'finished', date: '2022-12-18T15:00:00Z' },
  ...{
    homeId: side(101, 'ARG'),
    awayId: side(102, 'FRA'),
    homeScore: 3,
    awayScore: 3,
    penHome: 4,
    penAway: 2,
  },
});
const team = {
  ...{
    id: 9,
    name: 'Geel Galácticos',
    badge: null,
    rank: 1,
    points: 352.5,
    weekPoints: 9,
    move: 0,
    shared: false,
  },
  user: { firstName: 'Hilde', lastName: 'De Backer', nameVisible: true, premium: false },
  prizes: [],
};
const player = { id: 7, name: 'Mbappé', clubId: 102, positionId: 4, shirt: 10, total: 64 };

const open = (options: Parameters<typeof openPortal>[0] = {}) =>
  openPortal({
    competition: inWorldCup,
    path: '/wk-2022/home',
    ...options,
    arrange: (server) => {
      const { answer } = server;
      answer('GET /api/clubs', { clubs: [club(101, 'ARG', 'Argentinië'), club(102, 'FRA', 'Frankrijk')] });
      answer('GET /api/matches', { matches: [final] });
      answer('GET /api/competitions', {
        competitions: [{ ...exampleEuro, state: 'running' }, exampleWorldCup],
      });
      answer('GET /api/rankings/general', {
        ...{ totalRecords: 500, weekId: 7, confirmed: true, chosen: null, choices: [], own: null },
        ...{ ownPosition: null, data: [{ team }] },
      });
      answer('GET /api/players-stats', { totalRecords: 1, data: [player] });
      options.arrange?.(server);
    },
  });

describe('the front page of a finished competition', () => {
  it('shows the winners of the tournament and of the game, and the top scorer', async () => {
    await open();
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Argentinië wint WK 2022.');
    expect(
      screen.getByText(/De finale tegen Frankrijk eindigde op 3-3, met 4-2 na strafschoppen\./),
    ).toBeVisible();
    const ranking = within(screen.getByRole('region', { name: 'Eindklassement' }));
    expect(ranking.getByText('Geel Galácticos')).toBeVisible();
    expect(ranking.getByText('winnaar · Hilde De Backer')).toBeVisible();
    expect(ranking.getByText('500 ploegen speelden mee')).toBeVisible();
    const players = within(screen.getByRole('region', { name: 'Beste spelers' }));
    expect(players.getByText('Mbappé')).toBeVisible();
    expect(players.getByText('64')).toBeVisible();
  });

  it('has a sign-in, and links to the running competition', async () => {
    await open();
    expect(await screen.findByLabelText('E-mailadres')).toBeVisible();
    const link = screen.getByRole('link', { name: /EURO 2024 loopt nu/ });
    expect(link).toHaveAttribute('href', '/');
    expect(link).toHaveAttribute('target', '_top');
  });

  it('has no new team for users without one', async () => {
    await open({ isSignedIn: true });
    expect(await screen.findByText(/een nieuw team maken kan niet meer/)).toBeVisible();
    expect(document.querySelector('a[href$="/new"]')).toBeNull();
  });

  it('is home for users with a team too, where no section replaces it', async () => {
    await open({ isSignedIn: true, teams: [exampleTeam()], path: '/wk-2022/' });
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Argentinië wint WK 2022.');
    expect(window.location.pathname).toBe('/wk-2022/home');
  });

  it('retries tables that failed', async () => {
    const { server } = await open({
      arrange: ({ answer }) => answer('GET /api/rankings/general', new Refused(503, 'not-available')),
    });
    await screen.findByRole('heading', { level: 1 });
    const ranking = () => within(screen.getByRole('region', { name: 'Eindklassement' }));
    expect(ranking().getByText('We kunnen dit nu niet laden.')).toBeVisible();
    server.answer('GET /api/rankings/general', {
      ...{ totalRecords: 1, weekId: 7, confirmed: true, chosen: null, choices: [], own: null },
      ...{ ownPosition: null, data: [{ team }] },
    });
    await userEvent.click(await ranking().findByRole('button', { name: 'Probeer opnieuw' }));
    expect(await ranking().findByText('Geel Galácticos')).toBeVisible();
  });
});
