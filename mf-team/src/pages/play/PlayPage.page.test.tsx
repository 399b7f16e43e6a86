import { exampleChangedTeam } from '@euro/game-ui/testing';
import { closeRemote, exampleTeam, exampleUser, refuse, settle } from '@euro/platform/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { newTeamKey, readStoredDraft, writeStoredDraft } from '../../store/keepDraft.js';
import { closeMatchday } from '../../testing/closeMatchday.js';
import { exampleInvitation } from '../../testing/exampleAnswers.js';
import { makePortal } from '../../testing/makePortal.js';
import { openPage } from '../../testing/openPage.js';
import { fullDraft } from '../../testing/storedDraft.js';
import { bar, saveButton } from '../../testing/teamScreen.js';

const CREATE = 'POST team/add';

/** A portal of a visitor; with a complete draft of an earlier visit. */
function makeVisitor({ isBuilt = false } = {}) {
  const fake = makePortal();
  fake.state.session.set({ status: 'visitor' });
  const { storage } = fake.platform;
  if (isBuilt)
    writeStoredDraft(storage, newTeamKey(null), {
      draft: fullDraft,
      version: null,
      weekId: 2,
      name: 'De Buitenspelval',
      changedAt: 1,
    });
  fake.api.answer(CREATE, exampleChangedTeam({ id: 77, weekId: 2, version: 1 }));
  return { fake, stored: (userId: number | null) => readStoredDraft(storage, newTeamKey(userId)) };
}

const signIn = (fake: ReturnType<typeof makePortal>) =>
  act(async () => {
    fake.state.myTeams.set({ status: 'ready', value: [] });
    fake.state.session.set({ status: 'signed-in', user: exampleUser });
  });

describe('building a team without an account', () => {
  it('keeps the draft in the browser, also after a reload, and calls nothing that needs an account', async () => {
    const { fake, stored } = makeVisitor();
    await openPage(fake, '/play');
    expect(screen.getByRole('heading', { level: 1, name: 'Bouw je ploeg' })).toBeTruthy();
    await userEvent.type(screen.getByRole('textbox', { name: 'Naam van je ploeg' }), 'De Kuip');
    const [add] = screen.getAllByRole('button', { name: /^Voeg .* toe$/ });
    await userEvent.click(add as HTMLElement);
    expect(bar()).toHaveTextContent('1/16 gekozen');
    expect(stored(null)).toMatchObject({ name: 'De Kuip', weekId: 2 });
    await closeRemote();
    await openPage(fake, '/play');
    expect(bar()).toHaveTextContent('1/16 gekozen');
    expect(screen.getByRole('textbox', { name: 'Naam van je ploeg' })).toHaveValue('De Kuip');
    expect(fake.api.calls('GET teams/again')).toEqual([]);
  });

  it('asks for an account at the first save, and saves once there is one', async () => {
    const { fake, stored } = makeVisitor({ isBuilt: true });
    await openPage(fake, '/play');
    await userEvent.click(saveButton());
    expect(fake.visited).toEqual(['/play?account']);
    expect(fake.api.calls(CREATE)).toEqual([]);
    await signIn(fake);
    expect(fake.visited.at(-1)).toBe('/new');
    await closeRemote();
    await openPage(fake, '/new');
    await settle();
    expect(fake.api.calls(CREATE)).toMatchObject([{ body: { teamName: 'De Buitenspelval', weekId: 2 } }]);
    await waitFor(() => expect(fake.visited.at(-1)).toBe('/team/77'));
    expect([stored(null), stored(exampleUser.id)]).toEqual([null, null]);
  });

  it('is for the league of an invitation, and joins it with the save', async () => {
    const { fake } = makeVisitor({ isBuilt: true });
    fake.api.answer('GET leagues/invite/{code}/preview', exampleInvitation());
    fake.api.answer('POST league/{id}/join/{teamId}', refuse('league-full', 409));
    await openPage(fake, '/play?invite=K7PX');
    expect(await screen.findByText('Opslaan en je staat in De Kantine')).toBeTruthy();
    await userEvent.click(saveButton());
    await signIn(fake);
    await closeRemote();
    await openPage(fake, '/new');
    await waitFor(() => expect(fake.visited.at(-1)).toBe('/team/77'));
    expect(fake.api.calls('POST league/{id}/join/{teamId}')).toMatchObject([
      { params: { id: 9, teamId: 77 }, query: { code: 'K7PX' } },
    ]);
  });

  it('counts the missing players of an invitation, which can be dropped', async () => {
    const { fake } = makeVisitor();
    fake.api.answer('GET leagues/invite/{code}/preview', exampleInvitation());
    await openPage(fake, '/play?invite=K7PX');
    expect(await screen.findByText('Nog 16 spelers en je staat in De Kantine')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Toch niet in De Kantine' }));
    expect(screen.queryByText(/en je staat in/)).toBeNull();
  });

  it('counts the missing players of a duel, which can be dropped and begins with the save', async () => {
    const { fake } = makeVisitor({ isBuilt: true });
    const challenger = { id: 31, name: 'De Invallers', badge: null };
    fake.api.answer('GET duel/{code}', { state: 'open', challenger } as never);
    fake.api.answer('POST duel/{code}/join/{teamId}', refuse('duel-taken', 409));
    await openPage(fake, '/play?duel=K7PX');
    expect(await screen.findByText('Opslaan en je duel met De Invallers begint')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Toch geen duel met De Invallers' })).toBeTruthy();
    await userEvent.click(saveButton());
    await signIn(fake);
    await closeRemote();
    await openPage(fake, '/new');
    await waitFor(() =>
      expect(fake.api.calls('POST duel/{code}/join/{teamId}')).toMatchObject([
        { params: { code: 'K7PX', teamId: 77 } },
      ]),
    );
  });

  it.each([{ full: true }, { closed: true }])('promises no league that is %j', async (fields) => {
    const { fake } = makeVisitor();
    fake.api.answer('GET leagues/invite/{code}/preview', exampleInvitation(fields));
    await openPage(fake, '/play?invite=K7PX');
    await settle();
    expect(screen.queryByText(/en je staat in/)).toBeNull();
  });

  it('goes on at /new without a save that nobody asked for', async () => {
    const { fake, stored } = makeVisitor({ isBuilt: true });
    await openPage(fake, '/play');
    await signIn(fake);
    await closeRemote();
    await openPage(fake, '/new');
    await settle();
    expect(bar()).toHaveTextContent('16/16 gekozen');
    expect(fake.api.calls(CREATE)).toEqual([]);
    expect(stored(exampleUser.id)).toMatchObject({ name: 'De Buitenspelval' });
  });

  it('asks what to do with a draft whose deadline passed', async () => {
    const { fake, stored } = makeVisitor({ isBuilt: true });
    await openPage(fake, '/play');
    await closeMatchday(fake);
    expect(screen.getByRole('alert')).toHaveTextContent('Je nieuwe ploeg De Buitenspelval');
    await userEvent.click(screen.getByRole('button', { name: 'Zet klaar voor speeldag 3' }));
    expect(bar()).toHaveTextContent('16/16 gekozen');
    expect(stored(null)).toMatchObject({ weekId: 3 });
  });

  it.each([
    [[exampleTeam({ id: 12 })], '/team/12'],
    [[], '/new'],
  ])('leads users to their team, or to a new one', async (teams, path) => {
    const fake = makePortal({ myTeams: teams });
    await openPage(fake, '/play');
    expect(new Set(fake.visited)).toEqual(new Set([path]));
    expect(fake.notices).toEqual([]);
  });

  it('says where the draft of somebody who has a team already is', async () => {
    const { fake, stored } = makeVisitor({ isBuilt: true });
    fake.state.myTeams.set({ status: 'ready', value: [exampleTeam({ id: 12 })] });
    fake.state.session.set({ status: 'signed-in', user: exampleUser });
    await openPage(fake, '/play');
    expect(fake.visited.at(-1)).toBe('/team/12');
    expect(fake.notices.at(-1)?.text).toMatch(/^Je hebt al een ploeg/);
    expect(stored(null)).not.toBeNull();
  });
});
