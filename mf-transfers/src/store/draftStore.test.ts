import { createRemoteStore } from '@euro/platform/redux';
import { createFakePlatform } from '@euro/platform/testing';
import { idOf, pairsOf } from '../testing/exampleSavedTeam.js';
import {
  draftCameLate,
  draftConfirmed,
  draftOpened,
  draftRefused,
  draftSent,
  draftSlice,
  draftUnanswered,
  expiredAdopted,
  expiredDismissed,
  pairsReplaced,
  pairTakenBack,
  playerBroughtIn,
  playerPutOut,
} from './draftSlice.js';
import { outChoiceOpened, outChosen, placeDismissed, sheetClosed, sheetOpened } from './focusSlice.js';
import { keepDraft } from './keepDraft.js';
import { changeKey, draftKey, readDraft, readExpired } from './storedDraft.js';
import { transfersStore } from './transfersStore.js';

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
const expired = { weekId: 1, pairs: pairsOf('Celar >'), sent: null, lateness: null };
const lateness = { weekId: WEEK, deadlineDate: '2024-06-19T13:00:00Z', msAfterDeadline: 420 };
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
    ['confirming', [playerPutOut(OLMO), draftConfirmed({ weekId: WEEK })], []],
  ])('%s', (_, steps, pairs) => {
    const state = [opened, ...steps].reduce(draftSlice.reducer, undefined);
    expect(state?.pairs).toEqual(pairsOf(...pairs));
  });

  it.each([
    ['is kept until the answer', [draftSent(sent)], sent],
    [
      'outlives a change of the draft, whose body distinguishes it',
      [draftSent(sent), playerPutOut(OLMO)],
      sent,
    ],
    ['is over when it is refused', [draftSent(sent), draftRefused({ weekId: WEEK })], null],
    [
      'stays without an answer',
      [draftSent(sent), draftUnanswered({ weekId: WEEK })],
      { ...sent, isUnanswered: true },
    ],
    ['is over when it came too late', [draftSent(sent), draftCameLate({ weekId: WEEK, lateness })], null],
    ['is over when it is confirmed', [draftSent(sent), draftConfirmed({ weekId: WEEK })], null],
  ])('what was sent %s', (_, steps, expected) => {
    expect([opened, ...steps].reduce(draftSlice.reducer, undefined)?.sent).toEqual(expected);
  });

  it.each([
    ['can be used after all', expiredAdopted(), expired.pairs, null],
    ['can be forgotten', expiredDismissed(), [], null],
    ['stays while other steps are made', playerPutOut(OLMO), pairsOf('Olmo >'), expired],
  ])('an expired draft %s', (_, step, pairs, expiredDraft) => {
    const state = [draftOpened({ teamId: TEAM, weekId: WEEK, pairs: [], sent: null, expired }), step].reduce(
      draftSlice.reducer,
      undefined,
    );
    expect(state).toMatchObject({ pairs, expired: expiredDraft });
  });

  const onItsWay = { ...expired, sent };
  it.each([
    [
      'waits for a choice when the answer says by how much it was late',
      draftCameLate({ weekId: 1, lateness }),
      { ...expired, lateness },
    ],
    ['waits for a choice when it was refused', draftRefused({ weekId: 1 }), expired],
    [
      'is asked about when there was no answer',
      draftUnanswered({ weekId: 1 }),
      { ...expired, sent: { ...sent, isUnanswered: true } },
    ],
    ['is over when the answer says it was in time', draftConfirmed({ weekId: 1 }), null],
    ['has nothing to do with the answer to another one', draftCameLate({ weekId: 0, lateness }), onItsWay],
  ])('a draft that was on its way when its matchday closed %s', (_, step, expiredDraft) => {
    const moved = draftOpened({ teamId: TEAM, weekId: WEEK, pairs: [], sent: null, expired: onItsWay });
    const state = [moved, playerPutOut(OLMO), step].reduce(draftSlice.reducer, undefined);
    expect(state).toMatchObject({ pairs: pairsOf('Olmo >'), expired: expiredDraft, late: null });
  });

  it('a draft that came too late before the page knew stays, with by how much', () => {
    const state = [opened, playerPutOut(OLMO), draftCameLate({ weekId: WEEK, lateness })].reduce(
      draftSlice.reducer,
      undefined,
    );
    expect(state).toMatchObject({ pairs: pairsOf('Olmo >'), sent: null, late: { lateness } });
  });
});

describe('what is looked at', () => {
  const focusAfter = (...steps: readonly { readonly type: string }[]) => {
    const store = createRemoteStore(transfersStore, createFakePlatform().platform);
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
      [sheetOpened(DUAH), outChoiceOpened(DUAH)],
      { incomingId: DUAH, sheetId: null },
    ],
    [
      'nobody who waits once that is dismissed',
      [outChoiceOpened(DUAH), placeDismissed()],
      { incomingId: null },
    ],
    [
      'nobody who waits once he has a place',
      [outChoiceOpened(DUAH), playerBroughtIn({ outId: OLMO, inId: DUAH })],
      { incomingId: null },
    ],
  ])('is %s', (_, steps, expected) => {
    expect(focusAfter(...steps)).toMatchObject(expected);
  });
});

function setUp() {
  const fake = createFakePlatform();
  const { storage } = fake.platform;
  const store = createRemoteStore(transfersStore, fake.platform);
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
    expect(read()).toEqual({ pairs: pairsOf('Mbappé > Duah'), sent: { ...sent, isUnanswered: true } });
    store.dispatch(pairTakenBack(MBAPPE));
    expect(storage.read(KEY, (_): _ is unknown => true)).toBeNull();
  });

  it('is kept even when it was opened before', () => {
    const { platform } = createFakePlatform();
    const store = createRemoteStore(transfersStore, platform);
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
    store.dispatch(draftCameLate({ weekId: WEEK, lateness }));
    fake.otherTab.remove(KEY);
    expect(store.getState().draft.pairs).toEqual(pairsOf('Olmo >'));
  });

  it('is notified when another tab changed the team', () => {
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
    const olmo = { weekId: 3, pairs: pairsOf('Olmo >'), sent: null, lateness: null };
    expect(readExpired(storage, TEAM, 5)).toEqual(olmo);
    expect(readExpired(storage, TEAM, 5)).toEqual(olmo);
    expect(readExpired(storage, TEAM, 2)).toBeNull();
  });
});
