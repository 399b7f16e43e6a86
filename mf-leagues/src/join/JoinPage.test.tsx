import { exampleTeam, refuse } from '@euro/platform/testing';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { exampleCard, exampleLeague } from '../testing/exampleLeagues.js';
import { makePortal, openPage } from '../testing/openLeagues.js';

const PATH = '/join/K7PX-M2QD-9VTE';

describe('an invitation', () => {
  it('prompts, and on yes the user joins', async () => {
    const fake = makePortal();
    fake.api.answer('POST league/{id}/join/{teamId}', { league: exampleLeague({ id: 9 }) });
    await openPage(fake, PATH);
    expect(
      await screen.findByRole('dialog', { name: 'Wil je meespelen in Kantine Derby?' }),
    ).toBeInTheDocument();
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
  });

  it('on no joins nothing, and can be opened again', async () => {
    const fake = makePortal();
    await openPage(fake, PATH);
    await userEvent.click(await screen.findByRole('button', { name: 'Nee, toch niet' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByText('Toch niet? De link blijft werken.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Doe mee' }));
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    expect(fake.api.calls('POST league/{id}/join/{teamId}')).toEqual([]);
  });

  it('lets users with several teams choose', async () => {
    const fake = makePortal({
      myTeams: [exampleTeam({ id: 7 }), exampleTeam({ id: 8, name: 'Tweede keus' })],
    });
    fake.api.answer('POST league/{id}/join/{teamId}', { league: exampleLeague({ id: 9 }) });
    await openPage(fake, PATH);
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
    await openPage(fake, `${PATH}?team=8`);
    expect(await screen.findByRole('combobox', { name: 'Met welke ploeg?' })).toHaveDisplayValue(
      'Tweede keus',
    );
  });

  it('redirects members to the league', async () => {
    const fake = makePortal();
    fake.api.answer('GET leagues/invite/{code}', { league: exampleCard({ joined: true }) });
    await openPage(fake, PATH);
    await waitFor(() => expect(fake.visited.at(-1)).toBe('/leagues/9'));
    expect(fake.notices).toContainEqual({ tone: 'neutral', text: 'Je bent al lid van Kantine Derby.' });
  });

  it('with a wrong code is reported, and accepts another', async () => {
    const fake = makePortal();
    fake.api.answer('GET leagues/invite/{code}', refuse('invite-invalid', 404));
    await openPage(fake, PATH);
    expect(await screen.findByRole('heading', { name: 'Deze code werkt niet' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Andere code' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Code of link' }), 'abcd-efgh-jkmn{Enter}');
    expect(fake.visited.at(-1)).toBe('/join/abcd-efgh-jkmn');
  });

  it('shows the time of the next attempt after too many wrong codes', async () => {
    const fake = makePortal();
    fake.api.answer(
      'GET leagues/invite/{code}',
      refuse('too-many-wrong-codes', 429, { details: { retryAfter: 118 } }),
    );
    await openPage(fake, PATH);
    expect(await screen.findByText(/Over 2 minuten kan je er weer een proberen/)).toBeInTheDocument();
    expect(screen.getByText('Te veel verkeerde codes')).toBeInTheDocument();
  });

  it('explains why joining is not possible, and remains', async () => {
    const fake = makePortal();
    fake.api.answer(
      'POST league/{id}/join/{teamId}',
      refuse('league-full', 409, { message: 'De competitie is vol.' }),
    );
    await openPage(fake, PATH);
    await userEvent.click(await screen.findByRole('button', { name: 'Ja, ik speel mee' }));
    await waitFor(() =>
      expect(fake.notices).toContainEqual({ tone: 'danger', text: 'De competitie is vol.' }),
    );
    expect(fake.visited).toEqual([]);
  });
});
