import { exampleEuro, exampleTeam, type FakePlatform, refuse, settle, textOf } from '@euro/platform/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { makePortal } from '../../testing/makePortal.js';
import { openPage } from '../../testing/openPage.js';
import { answerPlayed, finalMatches } from '../../testing/playedTournament.js';

function makeArchive(options: Parameters<typeof makePortal>[0] = {}): FakePlatform {
  const fake = makePortal({
    isArchive: true,
    deadline: { deadlineWeek: null, deadlineDate: null, displayWeek: 7 },
    matches: finalMatches(),
    myTeams: [exampleTeam({ id: 7, weekId: 1 })],
    ...options,
  });
  answerPlayed(fake);
  return fake;
}

const region = (name: string | RegExp) => screen.getByRole('region', { name });
const text = () => textOf(document.body);

describe('the home of a competition that is over', () => {
  it('shows the final score, the ranks, and shares the tournament', async () => {
    await openPage(makeArchive(), '/home');
    await settle();
    expect(screen.getByRole('heading', { level: 1, name: /De Buitenspelval/ })).toBeVisible();
    for (const part of ['archief', 'Eindstand · 2 van 7 speeldagen', '412,5', '1.208e', 'van 38.440'])
      expect(text()).toContain(part);
    expect(screen.getByRole('button', { name: 'Deel je toernooi' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Afbeelding opslaan' })).toHaveAttribute(
      'href',
      'http://localhost/share/recap/7.png?lang=nl',
    );
  });

  it('links to the running competition, with its next deadline', async () => {
    const fake = makeArchive();
    await openPage(fake, '/home');
    await settle();
    const [link] = screen.getAllByRole('link', { name: /EURO 2024 loopt nu/ });
    expect(link).toHaveAttribute('href', '/');
    expect(link).toHaveAttribute('target', '_top');
    expect(link).toHaveTextContent(/Speeldag 3 · deadline zo 23\/06/);
    expect(fake.api.calls('GET matches/deadline-info')[0]?.query).toEqual({
      competitionFeed: 'EUROM',
      seasonId: 2024,
    });
  });

  it('shows the lineup of the last matchday with explained points, read-only', async () => {
    await openPage(makeArchive(), '/home');
    await settle();
    expect(text()).toContain('Jouw ploeg in de finale: 79,0. Alleen lezen.');
    const pitch = within(screen.getByRole('group', { name: /^Opstelling, / }));
    const [player] = pitch.getAllByRole('button');
    await userEvent.click(player as HTMLElement);
    expect(await screen.findByRole('dialog')).toBeVisible();
    expect(document.querySelector('a[href^="/transfers"], a[href="/shop"], a[href="/new"]')).toBeNull();
  });

  it('shows the winners of the game and the tournament, and its end', async () => {
    await openPage(makeArchive(), '/home');
    await settle();
    const table = within(screen.getByRole('table', { name: 'De eerste ploegen van het eindklassement' }));
    expect(textOf(table.getAllByRole('row')[1] as HTMLElement)).toMatch(
      /1.*Onana Split.*Hilde De Backer.*500,0/,
    );
    const last = textOf(region('De laatste matchen'));
    expect(last).toMatch(/wint het toernooi/);
    expect(last).toMatch(/14\/07\/24 · finale.*3-3.*4-2 na strafschoppen.*derde plaats/);
    expect(textOf(region('7 speeldagen'))).toContain('beste: 79,0');
    expect(region('Beste spelers')).toBeVisible();
  });

  it('works without missing data, and without another competition', async () => {
    const fake = makeArchive();
    fake.api.answer('GET rankings/{type}', refuse('not-available', 503));
    fake.api.answer('GET competitions', { competitions: [{ ...exampleEuro, state: 'archived' }] });
    await openPage(fake, '/home');
    await settle();
    expect(text()).toContain('412,5');
    expect(screen.queryByRole('link', { name: /EURO 2024/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Eindklassement' })).not.toBeInTheDocument();
  });

  it('has a dash for a team that never played', async () => {
    const fake = makeArchive();
    const view = fake.api;
    view.answer('GET team/{id}/points/{weekId}', refuse('nothing-to-show-yet', 404));
    await openPage(fake, '/home');
    await settle();
    expect(text()).toContain('Eindstand · 0 van 7 speeldagen');
    expect(screen.queryByRole('group', { name: /^Opstelling, / })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Deel je toernooi' })).not.toBeInTheDocument();
  });
});
