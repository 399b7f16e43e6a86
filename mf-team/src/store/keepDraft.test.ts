import { emptyDraft } from '@euro/game';
import { exampleRules } from '@euro/game/testing';
import { createRemoteStore } from '@euro/platform/redux';
import { createFakePlatform } from '@euro/platform/testing';
import { fullDraft } from '../testing/storedDraft.js';
import { draftChanged, draftDiscarded, draftOpened, draftUndone } from './draftSlice.js';
import { forgetDraft, keepDraft, newTeamKey, readStoredDraft } from './keepDraft.js';
import { nameTyped } from './nameFormSlice.js';
import { teamStore } from './teamStore.js';

const KEY = newTeamKey(7);

function setUp() {
  const { platform } = createFakePlatform();
  const store = createRemoteStore(teamStore, platform);
  return { store, storage: platform.storage, stop: keepDraft(store, platform.storage) };
}

const empty = emptyDraft(exampleRules);

describe('a draft in the browser', () => {
  it('is stored with the name of the new team', () => {
    const { store, storage } = setUp();
    store.dispatch(draftOpened({ key: KEY, saved: empty, version: null, weekId: 2 }));
    store.dispatch(draftChanged(fullDraft));
    store.dispatch(nameTyped('FC Draft'));
    expect(readStoredDraft(storage, KEY)).toEqual({
      draft: fullDraft,
      version: null,
      weekId: 2,
      name: 'FC Draft',
      showsName: false,
    });
  });

  it('is not stored while it is empty', () => {
    const { store, storage } = setUp();
    store.dispatch(draftOpened({ key: KEY, saved: empty, version: null, weekId: 2 }));
    expect(readStoredDraft(storage, KEY)).toBeNull();
  });

  it('of a saved team is removed once it equals the saved one', () => {
    const { store, storage } = setUp();
    store.dispatch(draftOpened({ key: 'team-7', saved: fullDraft, version: 3, weekId: 2 }));
    store.dispatch(draftChanged(empty));
    expect(readStoredDraft(storage, 'team-7')).toEqual({
      draft: empty,
      saved: fullDraft,
      version: 3,
      weekId: 2,
    });
    store.dispatch(draftUndone());
    expect(readStoredDraft(storage, 'team-7')).toBeNull();
    store.dispatch(draftChanged(empty));
    store.dispatch(draftDiscarded());
    expect(readStoredDraft(storage, 'team-7')).toBeNull();
  });

  it('is not written any more after storing is stopped', () => {
    const { store, storage, stop } = setUp();
    stop();
    store.dispatch(draftOpened({ key: KEY, saved: empty, present: fullDraft, version: null, weekId: 2 }));
    expect(readStoredDraft(storage, KEY)).toBeNull();
  });

  it('can be discarded', () => {
    const { store, storage } = setUp();
    store.dispatch(draftOpened({ key: KEY, saved: empty, present: fullDraft, version: null, weekId: 2 }));
    forgetDraft(storage, KEY);
    expect(readStoredDraft(storage, KEY)).toBeNull();
  });

  it.each([
    'x',
    { draft: null },
    { draft: { slots: 'x', captainId: null, viceCaptainId: null }, version: null },
    { draft: { ...fullDraft, slots: [{ role: 'goal', positionId: 1, playerId: null }] }, version: null },
    { draft: { ...fullDraft, slots: [{ role: 'bench', positionId: 5, playerId: null }] }, version: null },
    { draft: fullDraft, saved: { slots: 'x' }, version: 3 },
    { draft: fullDraft, version: '3' },
    { draft: fullDraft, version: null, name: 7 },
  ])('is empty when it is unreadable (%#)', (value) => {
    const { storage } = setUp();
    storage.write(`draft-${KEY}`, value);
    expect(readStoredDraft(storage, KEY)).toBeNull();
  });
});

describe('steps on a draft', () => {
  it('are undone one by one, at most fifty', () => {
    const { store } = setUp();
    store.dispatch(draftOpened({ key: KEY, saved: empty, version: null, weekId: 2 }));
    for (let step = 0; step < 60; step++) store.dispatch(draftChanged({ ...empty, captainId: step }));
    const { draft } = store.getState();
    expect([draft.past.length, draft.past[0]?.captainId]).toEqual([50, 9]);
    store.dispatch(draftUndone());
    expect(store.getState().draft.present?.captainId).toBe(58);
  });
});
