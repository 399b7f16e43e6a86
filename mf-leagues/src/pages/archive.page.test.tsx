import { exampleUser } from '@euro/platform/testing';
import { screen, within } from '@testing-library/react';
import { exampleComment } from '../testing/exampleChat.js';
import { exampleLeagueView } from '../testing/exampleLeagues.js';
import { followRedirects, makePortal, openEmbed, openPage, tellChat } from '../testing/openLeagues.js';

const READ_ONLY = 'Deze competitie is gespeeld. Je kan alles lezen, maar niets meer veranderen.';

/** The reader is the league's admin, who could change most. */
function makeArchive() {
  const fake = makePortal({ isArchive: true, deadline: { deadlineWeek: null, displayWeek: 3 } });
  fake.api.answer('GET league/{id}', exampleLeagueView({}, { admin: exampleUser.id }));
  return fake;
}

describe('a league of a competition that is over', () => {
  it('shows its table, without invitations', async () => {
    await openPage(makeArchive(), '/leagues/3');
    expect(await screen.findByRole('row', { name: /Jouw ploeg/ })).toBeVisible();
    expect(screen.getByText(READ_ONLY)).toBeVisible();
    for (const name of [/Toetreden/, /Start/, /Kopieer/, /Deel de link/])
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
    expect(document.querySelector('a[href="/shop"]')).toBeNull();
  });

  it('shows the comments, with votes and reactions, and accepts no message', async () => {
    const fake = makeArchive();
    await openPage(fake, '/leagues/3?tab=chat');
    const fire = { kind: 'fire' as const, total: 2, users: [exampleUser.id, 41] };
    await tellChat(
      fake,
      exampleComment(1, { comment: 'Proficiat', votes_total: 1, votes_users: [41], reactions: [fire] }),
      exampleComment(2, { user_id: exampleUser.id, comment: 'Dank je' }),
    );
    const log = within(screen.getByRole('log'));
    expect(log.getByText('Proficiat')).toBeVisible();
    expect(await log.findByRole('button', { name: 'Vuur, 2 reacties' })).toBeDisabled();
    for (const name of ['Acties bij dit bericht', /^Ster,/])
      expect(log.queryByRole('button', { name })).not.toBeInTheDocument();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(screen.getAllByText(READ_ONLY)[0]).toBeVisible();
  });

  it('shows its settings and members, read-only', async () => {
    await openPage(makeArchive(), '/leagues/3?tab=settings');
    expect(await screen.findByRole('heading', { name: 'Leden' })).toBeVisible();
    const main = within(document.body);
    expect(main.queryByRole('combobox')).not.toBeInTheDocument();
    expect(main.queryByRole('switch')).not.toBeInTheDocument();
    expect(main.queryByRole('textbox')).not.toBeInTheDocument();
    for (const name of [/Verlaat/, /Verwijder/, /Zoek/, /Draag/])
      expect(main.queryByRole('button', { name })).not.toBeInTheDocument();
  });

  it('can no longer be joined: an invitation states it', async () => {
    await followRedirects(makeArchive(), '/join/K7PX-M2QD-9VTE');
    expect(
      await screen.findByRole('dialog', { name: 'Je kan hier niet meer meespelen' }),
    ).toHaveAccessibleDescription(READ_ONLY);
    expect(screen.queryByRole('button', { name: 'Ja, ik speel mee' })).not.toBeInTheDocument();
  });

  it('is none for users who were in none, and cannot be created', async () => {
    const fake = makeArchive();
    fake.api.answer('GET leagues/{userOrTeamId}', { leagues: [] });
    await openPage(fake, '/leagues');
    expect(await screen.findByRole('heading', { name: 'Geen minicompetitie' })).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('is marked as final on the card of a team', async () => {
    await openEmbed(makeArchive(), 'leagues/card@1', { teamId: 7 });
    expect(await screen.findByRole('row', { name: /Jouw ploeg/ })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Eindstand' })).toHaveAttribute('href', '/leagues/3');
  });
});
