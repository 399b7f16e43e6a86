import type { ChangedTeam } from '@euro/api-contract';
import { exampleLineup } from '@euro/game/testing';
import { exampleChangedTeam } from '@euro/game-ui/testing';
import { refuse } from '@euro/platform/testing';
import { draftOpened } from '../store/draftSlice.js';
import { newTeamKey, readStoredDraft, teamKey } from '../store/keepDraft.js';
import { nameFormOpened, nameTyped } from '../store/nameFormSlice.js';
import { nameRefusalOf, problemOf } from '../store/saveProblem.js';
import { makePorts } from '../testing/makeEditing.js';
import { makePortal } from '../testing/makePortal.js';
import { fullDraft } from '../testing/storedDraft.js';
import { createCreation } from './createCreation.js';
import { createSteps } from './createSteps.js';

const CREATE = 'POST team/add';
const KEY = newTeamKey(1);
const created = exampleChangedTeam({ id: 77, weekId: 2, version: 1 });

/** A complete new team with a name, not saved yet. */
function built() {
  const fake = makePortal();
  const made = makePorts(fake);
  made.store.dispatch(nameFormOpened({ name: 'De Buitenspelval', nameVisible: false }));
  made.store.dispatch(draftOpened({ key: KEY, saved: fullDraft, version: null, weekId: 2 }));
  return {
    ...made,
    fake,
    steps: createSteps(made.ports),
    creation: createCreation(made.ports),
    attempt: () => made.store.getState().draft.attempt,
    problem: () => problemOf(made.store.getState()),
    stored: (key: string) => readStoredDraft(fake.platform.storage, key),
  };
}

describe('saving a new team', () => {
  it('sends the sixteen, notifies the portal and opens the team', async () => {
    const { fake, creation, stored, attempt } = built();
    fake.api.answer(CREATE, created);
    await creation.save();
    expect(fake.api.calls(CREATE).map(({ body }) => body)).toEqual([
      {
        competitionFeed: 'EUROM',
        seasonId: 2024,
        teamName: 'De Buitenspelval',
        nameVisible: false,
        weekId: 2,
        ...exampleLineup,
      },
    ]);
    expect(fake.emitted).toEqual([
      expect.objectContaining({ name: 'team.created@1', detail: { teamId: 77, weekId: 2 } }),
    ]);
    expect(fake.refreshed).toEqual(['myTeams']);
    expect(fake.visited).toEqual(['/team/77']);
    expect(stored(KEY)).toBeNull();
    expect(stored(teamKey(77))).toBeNull();
    expect(attempt()).toBeNull();
  });

  it('carries players that changed on the way to the created team, unsaved', async () => {
    const { fake, creation, steps, stored, attempt } = built();
    let arrive = (_: ChangedTeam) => {};
    const answered = new Promise<ChangedTeam>((resolve) => {
      arrive = resolve;
    });
    fake.api.answer(CREATE, () => answered);
    const save = creation.save();
    expect(attempt()).toEqual({ kind: 'sending' });
    steps.remove(109);
    arrive(created);
    await save;
    expect(stored(teamKey(77))).toMatchObject({ version: 1, weekId: 2 });
    expect(stored(teamKey(77))?.draft.slots.filter(({ playerId }) => playerId === null)).toHaveLength(1);
  });

  it.each([
    ['offline', 0, { kind: 'unanswered' }],
    ['internal-error', 500, { kind: 'unanswered' }],
    ['lineup-invalid', 422, null],
  ] as const)('keeps everything when it fails with %s', async (code, status, attempted) => {
    const { fake, creation, store, attempt, problem, stored } = built();
    fake.api.answer(CREATE, refuse(code, status));
    await creation.save();
    expect(problem()).toMatchObject({ title: 'Je ploeg is niet opgeslagen', text: code });
    expect(attempt()).toEqual(attempted);
    expect(store.getState()).toMatchObject({
      draft: { present: fullDraft },
      nameForm: { name: 'De Buitenspelval' },
    });
    expect(stored(KEY)).not.toBeNull();
    expect(fake.visited).toEqual([]);
  });

  it('detects teams created elsewhere', async () => {
    const { fake, creation } = built();
    fake.api.answer(CREATE, refuse('too-many-teams', 409));
    await creation.save();
    expect(fake.refreshed).toEqual(['myTeams']);
  });

  it('says at the name what the server has against it', async () => {
    const { fake, creation, store } = built();
    fake.api.answer(CREATE, refuse('team-name-invalid', 422, { message: 'Deze naam mag niet.' }));
    await creation.save();
    expect(nameRefusalOf(store.getState())).toBe('Deze naam mag niet.');
    store.dispatch(nameTyped('De Buitenspelvallen'));
    expect(nameRefusalOf(store.getState())).toBeUndefined();
  });

  it('is late after the deadline, and keeps the draft', async () => {
    const { fake, creation, attempt, stored } = built();
    fake.api.answer(CREATE, refuse('deadline-passed', 409));
    await creation.save();
    expect(attempt()).toMatchObject({ kind: 'late' });
    expect(fake.refreshed).toEqual(['matches']);
    expect(stored(KEY)).not.toBeNull();
  });

  it('sends nothing while places are free', async () => {
    const { fake, creation, steps } = built();
    steps.remove(109);
    await creation.save();
    expect(fake.api.calls(CREATE)).toEqual([]);
  });
});
