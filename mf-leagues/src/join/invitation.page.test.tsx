import type { LeagueCard } from '@euro/api-contract';
import {
  closeRemote,
  exampleTeam,
  exampleUser,
  type FakePlatform,
  refuse,
  settle,
} from '@euro/platform/testing';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { exampleCard, exampleLeague } from '../testing/exampleLeagues.js';
import { followRedirects, makePortal, openPage } from '../testing/openLeagues.js';

const PATH = '/join/K7PX-M2QD-9VTE';

/** The next visit shows the own leagues without a question. */
async function expectForgotten(fake: FakePlatform): Promise<void> {
  await closeRemote();
  await openPage(fake, '/leagues/3');
  await settle();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
}

describe('an invitation', () => {
  it('asks over the own leagues, and on yes the user joins', async () => {
    const fake = makePortal();
    fake.api.answer('POST league/{id}/join/{teamId}', { league: exampleLeague({ id: 9 }) });
    await followRedirects(fake, PATH);
    const question = await screen.findByRole('dialog', { name: 'Wil je meespelen in Kantine Derby?' });
    expect(fake.visited).toEqual(['/leagues', '/leagues/3']);
    expect(question).toHaveAccessibleDescription('14 ploegen');
    expect(question).toContainElement(document.activeElement as HTMLElement);
    expect(fake.api.calls('POST league/{id}/join/{teamId}')).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Ja, ik speel mee' }));
    await waitFor(() => expect(fake.visited.at(-1)).toBe('/leagues/9'));
    expect(fake.api.calls('POST league/{id}/join/{teamId}')[0]).toMatchObject({
      params: { id: 9, teamId: 7 },
      query: { code: 'K7PX-M2QD-9VTE' },
    });
    expect(fake.emitted).toContainEqual(
      expect.objectContaining({ name: 'leagues.joined@1', detail: { leagueId: 9, teamId: 7 } }),
    );
    await expectForgotten(fake);
    expect(fake.notices.map(({ text }) => text)).toEqual(['Je speelt mee in Kantine Derby.']);
  });

  it.each([
    ['no', () => userEvent.click(screen.getByRole('button', { name: 'Nee, toch niet' }))],
    ['Escape', () => userEvent.keyboard('{Escape}')],
  ])('on %s is forgotten, and the focus returns to the page', async (_, answer) => {
    const fake = makePortal();
    let arrive = () => {};
    const invitation = new Promise<{ league: LeagueCard }>((resolve) => {
      arrive = () => resolve({ league: exampleCard() });
    });
    fake.api.answer('GET leagues/invite/{code}', () => invitation);
    await followRedirects(fake, PATH);
    const current = await screen.findByRole('link', { name: /De Kantine/ });
    current.focus();
    arrive();
    await screen.findByRole('dialog');
    expect(current).not.toHaveFocus();
    await answer();
    expect(current).toHaveFocus();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(fake.visited).toEqual(['/leagues', '/leagues/3']);
    expect(fake.api.calls('POST league/{id}/join/{teamId}')).toEqual([]);
    await expectForgotten(fake);
  });

  it('asks over the empty page of users without leagues', async () => {
    const fake = makePortal();
    fake.api.answer('GET leagues/{userOrTeamId}', { leagues: [] });
    await openPage(fake, PATH);
    expect(screen.queryByText('Speel tegen je vrienden')).not.toBeInTheDocument();
    await followRedirects(fake, '/leagues');
    expect(await screen.findByRole('dialog', { name: /^Wil je meespelen/ })).toBeInTheDocument();
    expect(screen.getByText('Speel tegen je vrienden')).toBeInTheDocument();
  });

  it('of users without leagues refetches the leagues of the user', async () => {
    const fake = makePortal();
    fake.api.answer('GET leagues/{userOrTeamId}', { leagues: [] });
    fake.api.answer('POST league/{id}/join/{teamId}', { league: exampleLeague({ id: 9 }) });
    await followRedirects(fake, PATH);
    await userEvent.click(await screen.findByRole('button', { name: 'Ja, ik speel mee' }));
    await waitFor(() => expect(fake.visited.at(-1)).toBe('/leagues/9'));
    await settle();
    const readers = fake.api.calls('GET leagues/{userOrTeamId}').map(({ params }) => params?.userOrTeamId);
    expect(new Set(readers)).toEqual(new Set([exampleUser.id]));
  });

  it('is asked only of the user who followed it', async () => {
    const fake = makePortal();
    await followRedirects(fake, PATH);
    await screen.findByRole('dialog');
    await closeRemote();
    fake.state.session.set({ status: 'signed-in', user: { ...exampleUser, id: exampleUser.id + 1 } });
    await openPage(fake, '/leagues/3');
    await settle();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('lets users with several teams choose', async () => {
    const fake = makePortal({
      myTeams: [exampleTeam({ id: 7 }), exampleTeam({ id: 8, name: 'Tweede keus' })],
    });
    fake.api.answer('POST league/{id}/join/{teamId}', { league: exampleLeague({ id: 9 }) });
    await followRedirects(fake, PATH);
    await userEvent.selectOptions(
      await screen.findByRole('combobox', { name: 'Met welke ploeg?' }),
      'Tweede keus',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Ja, ik speel mee' }));
    await waitFor(() =>
      expect(fake.api.calls('POST league/{id}/join/{teamId}')[0]?.params).toEqual({ id: 9, teamId: 8 }),
    );
  });

  it('starts with the current team, also where another own team is a member', async () => {
    const fake = makePortal({
      myTeams: [exampleTeam({ id: 7 }), exampleTeam({ id: 8, name: 'Tweede keus' })],
    });
    fake.api.answer('GET leagues/invite/{code}', { league: exampleCard({ joined: true }) });
    await followRedirects(fake, `${PATH}?team=8`);
    expect(await screen.findByRole('combobox', { name: 'Met welke ploeg?' })).toHaveDisplayValue(
      'Tweede keus',
    );
  });

  it('redirects members to the league', async () => {
    const fake = makePortal();
    fake.api.answer('GET leagues/invite/{code}', { league: exampleCard({ joined: true }) });
    await followRedirects(fake, PATH);
    await waitFor(() => expect(fake.visited.at(-1)).toBe('/leagues/9'));
    expect(fake.notices).toContainEqual({ tone: 'neutral', text: 'Je bent al lid van Kantine Derby.' });
    await expectForgotten(fake);
  });

  it('with a wrong code is reported, keeps the code selected, and accepts another', async () => {
    const fake = makePortal();
    fake.api.answer('GET leagues/invite/{code}', refuse('invite-invalid', 404));
    await followRedirects(fake, PATH);
    const dialog = await screen.findByRole('dialog', { name: 'Deze code werkt niet' });
    expect(dialog).toHaveAccessibleDescription(/^Misschien zit er een tikfout in/);
    const field = screen.getByRole('textbox', { name: 'Code of link' });
    expect(field).toHaveValue('K7PX-M2QD-9VTE');
    expect(field).toHaveFocus();
    await userEvent.keyboard('abcd-efgh-jkmn{Enter}');
    expect(fake.visited.at(-1)).toBe('/join/abcd-efgh-jkmn');
    await expectForgotten(fake);
  });

  it('shows the time of the next attempt after too many wrong codes', async () => {
    const fake = makePortal();
    fake.api.answer(
      'GET leagues/invite/{code}',
      refuse('too-many-wrong-codes', 429, { details: { retryAfter: 118 } }),
    );
    await followRedirects(fake, PATH);
    expect(
      await screen.findByRole('dialog', { name: 'Te veel verkeerde codes' }),
    ).toHaveAccessibleDescription(/Over 2 minuten kan je er weer een proberen/);
  });

  it('that fails to load is reported, and retried', async () => {
    const fake = makePortal();
    fake.api.answer('GET leagues/invite/{code}', refuse('not-available', 503));
    await followRedirects(fake, PATH);
    await screen.findByRole('dialog', { name: 'De uitnodiging kon niet geladen worden' });
    fake.api.answer('GET leagues/invite/{code}', { league: exampleCard() });
    await userEvent.click(screen.getByRole('button', { name: 'Probeer opnieuw' }));
    expect(await screen.findByRole('dialog', { name: /^Wil je meespelen/ })).toBeInTheDocument();
  });

  it('explains why joining is not possible, and remains', async () => {
    const fake = makePortal();
    fake.api.answer(
      'POST league/{id}/join/{teamId}',
      refuse('league-full', 409, { message: 'De competitie is vol.' }),
    );
    await followRedirects(fake, PATH);
    await userEvent.click(await screen.findByRole('button', { name: 'Ja, ik speel mee' }));
    await waitFor(() =>
      expect(fake.notices).toContainEqual({ tone: 'danger', text: 'De competitie is vol.' }),
    );
    expect(fake.visited.at(-1)).toBe('/leagues/3');
    expect(screen.getByRole('dialog')).toBeInTheDocument();
  });
});
