import type { LeaguesAgain, PublishedCompetition } from '@euro/api-contract';
import { exampleUser, refuse } from '@euro/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { exampleCard, exampleLeague, exampleLeagueView, OWN_TEAM } from '../testing/exampleLeagues.js';
import { makePortal, openPage, premiumUser } from '../testing/openLeagues.js';

const WORLD_CUP = { nl: 'WK 2022', en: 'World Cup 2022' };
const ownLeague = { id: 50, name: 'De Kantine', cover: null, totalTeams: 12, competition: WORLD_CUP };
const invitation = {
  league: exampleCard({ id: 60, name: 'Team Boekhouding', totalTeams: 3 }),
  inviteCode: 'K7PX-M2QD-9VTE-3RWA',
  competition: WORLD_CUP,
};

function makeAgain(answer: Partial<LeaguesAgain>, user = premiumUser) {
  const fake = makePortal({ user });
  fake.api.answer('GET leagues/{userOrTeamId}', { leagues: [] });
  fake.api.answer('GET leagues/again', { own: [], invitations: [], ...answer });
  return fake;
}

describe('a league of a competition that is over', () => {
  it('is refounded with a press, with its name and the own team', async () => {
    const fake = makeAgain({ own: [ownLeague] });
    fake.api.answer('POST league/team/{teamId}', { league: exampleLeague({ id: 3, name: 'De Kantine' }) });
    await openPage(fake, '/leagues');
    const card = within(
      await screen.findByRole('region', { name: 'Begin opnieuw met de vrienden van WK 2022: De Kantine' }),
    );
    expect(card.getByText(/krijgt een uitnodiging\. Niemand wordt zomaar lid\./)).toBeVisible();
    await userEvent.click(card.getByRole('button', { name: 'Begin De Kantine opnieuw' }));
    await waitFor(() => expect(fake.notices.at(-1)?.text).toMatch(/^De Kantine is opnieuw begonnen\./));
    const [call] = fake.api.calls('POST league/team/{teamId}');
    expect(call).toMatchObject({
      params: { teamId: OWN_TEAM },
      body: { name: 'De Kantine', again: 50 },
    });
  });

  it('requires premium, and shows it', async () => {
    await openPage(makeAgain({ own: [ownLeague] }, exampleUser), '/leagues');
    expect(
      await screen.findByRole('button', { name: 'Begin De Kantine opnieuw' }),
    ).toHaveAccessibleDescription('Een minicompetitie starten is voor premiumleden.');
  });

  it('is still offered after a failure', async () => {
    const fake = makeAgain({ own: [ownLeague] });
    const message = 'Opnieuw beginnen kan niet.';
    fake.api.answer('POST league/team/{teamId}', refuse('league-again-refused', 409, { message }));
    await openPage(fake, '/leagues');
    await userEvent.click(await screen.findByRole('button', { name: 'Begin De Kantine opnieuw' }));
    await waitFor(() => expect(fake.notices.at(-1)?.text).toBe(message));
    expect(screen.getByRole('button', { name: 'Begin De Kantine opnieuw' })).toBeVisible();
  });
});

describe('an invitation to a refounded league', () => {
  it('links to the prompt to join', async () => {
    await openPage(makeAgain({ invitations: [invitation] }), '/leagues');
    expect(
      await screen.findByRole('link', { name: 'Bekijk de uitnodiging van Team Boekhouding' }),
    ).toHaveAttribute('href', expect.stringContaining('/join/K7PX-M2QD-9VTE-3RWA'));
    expect(screen.getByText('Je speelde mee in WK 2022. Speel je opnieuw mee?')).toBeVisible();
  });

  it('is dismissed permanently in this browser', async () => {
    const fake = makeAgain({ invitations: [invitation] });
    await openPage(fake, '/leagues');
    await userEvent.click(await screen.findByRole('button', { name: 'Niet nu: Team Boekhouding' }));
    expect(screen.queryByText('Team Boekhouding is terug')).not.toBeInTheDocument();
    expect(fake.platform.storage.read('put-away', Array.isArray)).toEqual([60]);
  });
});

describe('in the archive', () => {
  const next = { slug: 'wk-2026', state: 'open', short: { nl: 'WK 2026', en: 'World Cup 2026' } };
  it.each([
    ['the admin is offered to refound the league', exampleUser.id, 1],
    ['other users are not', 999, 0],
  ])('%s', async (_, admin, links) => {
    const fake = makePortal({ isArchive: true, deadline: { deadlineWeek: null, displayWeek: 3 } });
    fake.api.answer('GET league/{id}', exampleLeagueView({}, { admin }));
    fake.api.answer('GET competitions', { competitions: [next as unknown as PublishedCompetition] });
    await openPage(fake, '/leagues/3');
    await screen.findByRole('row', { name: /Jouw ploeg/ });
    if (links > 0) await screen.findByRole('link', { name: 'Naar WK 2026' });
    const nextLinks = screen.queryAllByRole('link', { name: 'Naar WK 2026' });
    expect(nextLinks.map((link) => [link.getAttribute('href'), link.getAttribute('target')])).toEqual(
      Array(links).fill(['/wk-2026/leagues', '_top']),
    );
  });
});
