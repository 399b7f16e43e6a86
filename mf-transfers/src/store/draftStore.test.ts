import { createFakePlatform } from '@euro/platform/testing';
import { idOf, pairsOf } from '../testing/exampleHeldTeam.js';
import {
  draftAnswered,
  draftCameLate,
  draftConfirmed,
  draftOpened,
  draftSent,
  draftSlice,
  expiredAdopted,
  expiredDismissed,
  pairsReplaced,
  pairTakenBack,
  playerBroughtIn,
  playerPutOut,
} from './draftSlice.js';
import { outChosen, placeAsked, placeDismissed, sheetClosed, sheetOpened } from './focusSlice.js';
import { keepDraft } from './keepDraft.js';
import { changeKey, draftKey, readDraft, readExpired } from './keptDraft.js';
import { makeStore } from './makeStore.js';

const TEAM = 7;
const WEEK = 2;
const KEY = draftKey(TEAM, WEEK);
const [MBAPPE, OLMO, DUAH, ADAMS] = ['Mbappé', 'Olmo', 'Duah', 'Adams'].map(idOf) as [
  number,
  number,
  number,
  number,
];
const sent = { key: 'k1', body: '{}' };
const expired = { weekId: 1, pairs: pairsOf('Celar >') };
const opened = draftOpened({ teamId: TEAM, weekId: WEEK, pairs: [], sent: null, expired: null });

describe('steps on a draft', () => {
  it.each([
    ['putting somebody out', [playerPutOut(MBAPPE)], ['Mbappé >']],
    ['putting him out twice', [playerPutOut(MBAPPE), playerPutOut(MBAPPE)], ['Mbappé >']],
    [
      'bringing somebody in for him',
      [playerPutOut(OLMO), playerPutOut(MBAPPE), playerBroughtIn({ outId: OLMO, inId: DUAH })],
      ['Olmo > Duah', 'Mbappé >'],
    ],
    ['bringing somebody in at once', [playerBroughtIn({ outId: MBAPPE, inId: DUAH })], ['Mbappé > Duah']],
    [
      'choosing another one',
      [playerBroughtIn({ outId: MBAPPE, inId: DUAH }), playerBroughtIn({ outId: MBAPPE, inId: ADAMS })],
      ['Mbappé > Adams'],
    ],
    [
      'taking a pair back',
      [playerBroughtIn({ outId: MBAPPE, inId: DUAH }), playerPutOut(OLMO), pairTakenBack(MBAPPE)],
      ['Olmo >'],
    ],
    [
      'putting other pairs in their place',
      [playerPutOut(OLMO), pairsReplaced(pairsOf('Mbappé >'))],
      ['Mbappé >'],
    ],
    ['confirming', [playerPutOut(OLMO), draftConfirmed(WEEK)], []],
  ])('%s', (_, steps, pairs) => {
    const state = [opened, ...steps].reduce(draftSlice.reducer, undefined);
    expect(state?.pairs).toEqual(pairsOf(...pairs));
  });

  it.each([
    ['is kept until the answer', [draftSent(sent)], sent],
    [
      'outlives a change of the draft, whose body tells it apart',
      [draftSent(sent), playerPutOut(OLMO)],
      sent,
    ],
    ['is over with the answer', [draftSent(sent), draftAnswered()], null],
    ['is over when it came too late', [draftSent(sent), draftCameLate(WEEK)], null],
    ['is over when it is confirmed', [draftSent(sent), draftConfirmed(WEEK)], null],
  ])('what was sent %s', (_, steps, expected) => {
    expect([opened, ...steps].reduce(draftSlice.reducer, undefined)?.sent).toEqual(expected);
  });

  it.each([
    ['can be used after all', expiredAdopted(), expired.pairs, null],
    ['can be forgotten', expiredDismissed(), [], null],
    ['stays while other steps are made', playerPutOut(OLMO), pairsOf('Olmo >'), expired],
  ])('an expired draft %s', (_, step, pairs, left) => {
    const state = [draftOpened({ teamId: TEAM, weekId: WEEK, pairs: [], sent: null, expired }), step].reduce(
      draftSlice.reducer,
      undefined,
    );
    expect(state).toMatchObject({ pairs, expired: left });
  });

  it.each([
    ['is prepared again when the answer says it came too late', [draftCameLate(1)], expired.pairs, null],
    [
      'gives way to what was prepared since, though it came too late',
      [playerPutOut(OLMO), draftCameLate(1)],
      pairsOf('Olmo >'),
      null,
    ],
    [
      'is not told as lost when the answer says it was in time',
      [playerPutOut(OLMO), draftConfirmed(1)],
      pairsOf('Olmo >'),
      null,
    ],
    ['has nothing to do with the answer to another one', [draftCameLate(0)], [], expired],
  ])('a draft that was on its way when its matchday closed %s', (_, steps, pairs, left) => {
    const moved = draftOpened({ teamId: TEAM, weekId: WEEK, pairs: [], sent: null, expired });
    expect([moved, ...steps].reduce(draftSlice.reducer, undefined)).toMatchObject({
      pairs,
      expired: left,
      isLate: false,
    });
  });
});

describe('what is looked at', () => {
  const focusAfter = (...steps: readonly { readonly type: string }[]) => {
    const store = makeStore(createFakePlatform().platform);
    for (const step of steps) store.dispatch(step);
    return store.getState().focus;
  };

  it.each([
    ['who was put out', [playerPutOut(OLMO)], { outId: OLMO }],
    [
      'still who was replaced, for somebody else may be chosen',
      [playerPutOut(OLMO), playerBroughtIn({ outId: OLMO, inId: DUAH })],
      { outId: OLMO },
    ],
    [
      'nobody when a place was given without choosing one first',
      [playerBroughtIn({ outId: OLMO, inId: DUAH })],
      { outId: null },
    ],
    ['nobody once he is taken back', [playerPutOut(OLMO), pairTakenBack(OLMO)], { outId: null }],
    ['the same one when another is taken back', [playerPutOut(OLMO), pairTakenBack(MBAPPE)], { outId: OLMO }],
    ['who is chosen', [playerPutOut(OLMO), outChosen(MBAPPE)], { outId: MBAPPE }],
    [
      'a sheet, which leaves the choice',
      [playerPutOut(OLMO), sheetOpened(DUAH)],
      { outId: OLMO, sheetId: DUAH },
    ],
    ['no sheet once it is closed', [sheetOpened(DUAH), sheetClosed()], { sheetId: null }],
    [
      'who waits for a place, in place of his sheet',
      [sheetOpened(DUAH), placeAsked(DUAH)],
      { incomingId: DUAH, sheetId: null },
    ],
    ['nobody who waits once that is dismissed', [placeAsked(DUAH), placeDismissed()], { incomingId: null }],
    [
      'nobody who waits once he has a place',
      [placeAsked(DUAH), playerBroughtIn({ outId: OLMO, inId: DUAH })],
      { incomingId: null },
    ],
  ])('is %s', (_, steps, expected) => {
    expect(focusAfter(...steps)).toMatchObject(expected);
  });
});

function setUp() {
  const fake = createFakePlatform();
  const { storage } = fake.platform;
  const store = makeStore(fake.platform);
  const onChange = jest.fn();
  const stop = keepDraft(store, storage, onChange);
  return { fake, storage, store, stop, onChange, read: () => readDraft(storage, TEAM, WEEK) };
}

describe('a draft in the browser', () => {
  it('is kept at each step, and leaves nothing behind when it is empty', () => {
    const { store, storage, read } = setUp();
    store.dispatch(opened);
    store.dispatch(playerBroughtIn({ outId: MBAPPE, inId: DUAH }));
    store.dispatch(draftSent(sent));
    expect(read()).toEqual({ pairs: pairsOf('Mbappé > Duah'), sent });
    store.dispatch(pairTakenBack(MBAPPE));
    expect(storage.read(KEY, (_): _ is unknown => true)).toBeNull();
  });

  it('is kept even when it was opened before', () => {
    const { platform } = createFakePlatform();
    const store = makeStore(platform);
    store.dispatch(opened);
    store.dispatch(playerPutOut(OLMO));
    keepDraft(store, platform.storage, () => {});
    expect(readDraft(platform.storage, TEAM, WEEK).pairs).toEqual(pairsOf('Olmo >'));
  });

  it('is of one team and one matchday', () => {
    const { store, storage, read } = setUp();
    store.dispatch(opened);
    store.dispatch(playerPutOut(OLMO));
    store.dispatch(draftOpened({ teamId: TEAM, weekId: 3, pairs: [], sent: null, expired: null }));
    store.dispatch(playerPutOut(MBAPPE));
    expect(read().pairs).toEqual(pairsOf('Olmo >'));
    expect(readDraft(storage, TEAM, 3).pairs).toEqual(pairsOf('Mbappé >'));
    expect(readDraft(storage, 8, WEEK).pairs).toEqual([]);
  });

  it('follows another tab at once, and leaves there what it finds', () => {
    const { fake, store, storage } = setUp();
    store.dispatch(opened);
    const write = jest.spyOn(storage, 'write');
    fake.otherTab.write(KEY, { pairs: pairsOf('Mbappé > Duah'), sent });
    expect(store.getState().draft).toMatchObject({ pairs: pairsOf('Mbappé > Duah'), sent });
    fake.otherTab.remove(KEY);
    expect(store.getState().draft.pairs).toEqual([]);
    expect(write).not.toHaveBeenCalled();
  });

  it('that came too late does not follow another tab, which lets it expire', () => {
    const { fake, store } = setUp();
    store.dispatch(opened);
    store.dispatch(playerPutOut(OLMO));
    store.dispatch(draftCameLate(WEEK));
    fake.otherTab.remove(KEY);
    expect(store.getState().draft.pairs).toEqual(pairsOf('Olmo >'));
  });

  it('hears when another tab changed the team', () => {
    const { fake, store, onChange } = setUp();
    fake.otherTab.write(changeKey(TEAM), 4);
    expect(onChange).not.toHaveBeenCalled();
    store.dispatch(opened);
    fake.otherTab.write(changeKey(TEAM), 5);
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  it('is neither kept nor followed once that has stopped', () => {
    const { fake, store, stop, read } = setUp();
    store.dispatch(opened);
    stop();
    store.dispatch(playerPutOut(OLMO));
    expect(read().pairs).toEqual([]);
    fake.otherTab.write(KEY, { pairs: pairsOf('Mbappé >'), sent: null });
    expect(store.getState().draft.pairs).toEqual(pairsOf('Olmo >'));
    expect(fake.openSubscriptions()).toBe(0);
  });

  it.each([
    'x',
    { pairs: 'x', sent: null },
    { pairs: [{ outId: '1', inId: null }], sent: null },
    { pairs: [{ outId: 1, inId: 1.5 }], sent: null },
    { pairs: [{ outId: 1, inId: 2 }], sent: { key: 1, body: '' } },
    { pairs: [{ outId: 1, inId: 2 }] },
  ])('is empty when it can’t be read (%#)', (value) => {
    const { storage, read } = setUp();
    storage.write(KEY, value);
    expect(read()).toEqual({ pairs: [], sent: null });
  });

  it('of an earlier matchday stays until it is decided on; older ones are removed', () => {
    const { storage } = setUp();
    storage.write(draftKey(TEAM, 1), { pairs: pairsOf('Celar >'), sent: null });
    storage.write(draftKey(TEAM, 3), { pairs: pairsOf('Olmo >'), sent: null });
    expect(readExpired(storage, TEAM, 5)).toEqual({ weekId: 3, pairs: pairsOf('Olmo >') });
    expect(readExpired(storage, TEAM, 5)).toEqual({ weekId: 3, pairs: pairsOf('Olmo >') });
    expect(readExpired(storage, TEAM, 2)).toBeNull();
  });
});
