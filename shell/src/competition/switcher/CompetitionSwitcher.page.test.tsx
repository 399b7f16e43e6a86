import { exampleDeadline, exampleTeam, exampleWeeks } from '@euro/platform/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { axeFindings } from '../../pages/testing/axeFindings.js';
import {
  besideWorldCup,
  exampleEuro,
  exampleWorldCup,
  inWorldCup,
} from '../../testing/exampleCompetitions.js';
import { openPortal, Refused } from '../../testing/openPortal.js';

type Opening = NonNullable<Parameters<typeof openPortal>[0]>;

async function open(options: Opening = {}) {
  const opened = await openPortal({
    competition: besideWorldCup,
    arrange: ({ answer }) =>
      answer('GET /api/competitions', { competitions: [exampleEuro, exampleWorldCup] }),
    ...options,
  });
  return { ...opened, user: userEvent.setup() };
}

const chip = () => screen.findByRole('button', { name: 'EURO 2024, kies een andere competitie' });
const cards = async () =>
  within(await screen.findByRole('list', { name: 'Competities' })).findAllByRole('link');

describe('the switcher of competitions', () => {
  it('is absent where there is one competition', async () => {
    await openPortal();
    expect(screen.queryByRole('button', { name: /andere competitie/ })).not.toBeInTheDocument();
  });

  it('links to each competition, and marks the current one', async () => {
    const { user } = await open();
    expect(await chip()).toHaveTextContent('2024');
    await user.click(await chip());
    const [euro, world] = await cards();
    expect(euro).toHaveTextContent('EuroManager 2024UEFA EURO 2024');
    expect(euro).toHaveAttribute('href', '/');
    expect(euro).toHaveAttribute('aria-current', 'true');
    expect(world).toHaveTextContent('WK-manager 2022');
    expect(world).toHaveTextContent('Afgelopen op 18/12/22');
    expect(world).toHaveTextContent('archief');
    expect(world).toHaveAttribute('href', '/wk-2022/');
    expect(world).not.toHaveAttribute('aria-current');
  });

  it('shows the own teams’ results, and the next deadline', async () => {
    const { user, server } = await open({
      isSignedIn: true,
      teams: [exampleTeam({ points: 130, rank: 4096 })],
    });
    server.answer('GET /api/matches/deadline-info', { weeks: exampleWeeks, deadlineInfo: exampleDeadline });
    await user.click(await chip());
    const [euro] = await cards();
    expect(await within(euro as HTMLElement).findByText('130,0')).toBeVisible();
    expect(euro).toHaveTextContent('4.096e algemeen');
    expect(euro).toHaveTextContent('Speeldag 2 · deadline');
    expect(server.searches('GET /api/teams')).toEqual(
      expect.arrayContaining([
        '?competitionFeed=EUROM&seasonId=2024',
        '?competitionFeed=WORLDM&seasonId=2022',
      ]),
    );
  });

  it('works by keyboard, and returns the focus', async () => {
    const { user } = await open();
    (await chip()).focus();
    await user.keyboard('{Enter}');
    const [euro, world] = await cards();
    await user.tab();
    if (document.activeElement !== euro) await user.tab();
    expect(euro).toHaveFocus();
    await user.tab();
    expect(world).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('list', { name: 'Competities' })).not.toBeInTheDocument();
    expect(await chip()).toHaveFocus();
  });

  it('is named after the competition of the page', async () => {
    const { user } = await open({ competition: inWorldCup, path: '/wk-2022/home' });
    const button = await screen.findByRole('button', { name: 'WK 2022, kies een andere competitie' });
    await user.click(button);
    const [euro, world] = await cards();
    expect(euro).toHaveAttribute('href', '/');
    expect(world).toHaveAttribute('aria-current', 'true');
  });

  it('shows that the list failed to load, and retries', async () => {
    const { user, server } = await open({
      arrange: ({ answer }) => answer('GET /api/competitions', new Refused(400, 'invalid-input')),
    });
    await user.click(await chip());
    const retry = await screen.findByRole('button', { name: 'Probeer opnieuw' });
    server.answer('GET /api/competitions', { competitions: [exampleEuro, exampleWorldCup] });
    await user.click(retry);
    expect(await cards()).toHaveLength(2);
  });

  it('has no axe violations', async () => {
    const { user } = await open();
    await user.click(await chip());
    await cards();
    expect(await axeFindings()).toEqual([]);
  });
});
