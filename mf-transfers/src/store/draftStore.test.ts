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
    ['transferring a player out', [playerPutOut(MBAPPE)], ['Mbappé >']],
    ['transferring him out twice', [playerPutOut(MBAPPE), playerPutOut(MBAPPE)], ['Mbappé >']],
    [
      'transferring a player in for him',
      [playerPutOut(OLMO), playerPutOut(MBAPPE), playerBroughtIn({ outId: OLMO, inId: DUAH })],
      ['Olmo > Duah', 'Mbappé >'],
    ],
    ['transferring a player in at once', [playerBroughtIn({ outId: MBAPPE, inId: DUAH })], ['Mbappé > Duah']],
    [
      'choosing another one',
      [playerBroughtIn({ outId: MBAPPE, inId: DUAH }), playerBroughtIn({ outId: MBAPPE, inId: ADAMS })],
      ['Mbappé > Adams'],
    ],
    [
      'discarding a pair',
      [playerBroughtIn({ outId: MBAPPE, inId: DUAH }), playerPutOut(OLMO), pairTakenBack(MBAPPE)],
      ['Olmo >'],
    ],
    ['replacing all pairs', [playerPutOut(OLMO), pairsReplaced(pairsOf('Mbappé >'))], ['Mbappé >']],
    ['confirming', [playerPutOut(OLMO), draftConfirmed({ weekId: WEEK })], []],
  ])('%s', (_, steps, pairs) => {
    const state = [opened, ...steps].reduce(draftSlice.reducer, undefined);
    expect(state?.pairs).toEqual(pairsOf(...pairs));
  });

  it.each([
    ['is stored until the response', [draftSent(sent)], sent],
    [
      'survives a change of the draft, distinguished by its body',
      [draftSent(sent), playerPutOut(OLMO)],
      sent,
    ],
    ['is removed when it is refused', [draftSent(sent), draftRefused({ weekId: WEEK })], null],
    [
      'remains without a response',
      [draftSent(sent), draftUnanswered({ weekId: WEEK })],
      { ...sent, isUnanswered: true },
    ],
    ['is removed when it was late', [draftSent(sent), draftCameLate({ weekId: WEEK, lateness })], null],
    ['is removed when it is confirmed', [draftSent(sent), draftConfirmed({ weekId: WEEK })], null],
  ])('a sent draft %s', (_, steps, expected) => {
    expect([opened, ...steps].reduce(draftSlice.reducer, undefined)?.sent).toEqual(expected);
  });

  it.each([
    ['can be used after all', expiredAdopted(), expired.pairs, null],
    ['can be discarded', expiredDismissed(), [], null],
    ['remains during other steps', playerPutOut(OLMO), pairsOf('Olmo >'), expired],
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
      'requires a choice when the response has its delay',
      draftCameLate({ weekId: 1, lateness }),
      { ...expired, lateness },
    ],
    ['requires a choice when it was refused', draftRefused({ weekId: 1 }), expired],
    [
      'is looked up without a response',
      draftUnanswered({ weekId: 1 }),
      { ...expired, sent: { ...sent, isUnanswered: true } },
    ],
    ['is removed when the response was in time', draftConfirmed({ weekId: 1 }), null],
    ['ignores the response to another one', draftCameLate({ weekId: 0, lateness }), onItsWay],
  ])('a draft in flight when its matchday closed %s', (_, step, expiredDraft) => {
    const moved = draftOpened({ teamId: TEAM, weekId: WEEK, pairs: [], sent: null, expired: onItsWay });
    const state = [moved, playerPutOut(OLMO), step].reduce(draftSlice.reducer, undefined);
    expect(state).toMatchObject({ pairs: pairsOf('Olmo >'), expired: expiredDraft, late: null });
  });

  it('a late draft, before the page detects it, remains with its delay', () => {
    const state = [opened, playerPutOut(OLMO), draftCameLate({ weekId: WEEK, lateness })].reduce(
      draftSlice.reducer,
      undefined,
    );
    expect(state).toMatchObject({ pairs: pairsOf('Olmo >'), sent: null, late: { lateness } });
  });
});

describe('the chosen place', () => {
  const focusAfter = (...steps: readonly { readonly type: string }[]) => {
    const store = createRemoteStore(transfersStore, createFakePlatform().platform);
    for (const step of steps) store.dispatch(step);
    return store.getState().focus;
  };

  it.each([
    ['the outgoing player', [playerPutOut(OLMO)], { outId: OLMO }],
    [
      'still the replaced one, who can have another successor',
      [playerPutOut(OLMO), playerBroughtIn({ outId: OLMO, inId: DUAH })],
      { outId: OLMO },
    ],
    [
      'empty when a transfer was added without choosing one first',
      [playerBroughtIn({ outId: OLMO, inId: DUAH })],
      { outId: null },
    ],
    ['empty once he is taken back', [playerPutOut(OLMO), pairTakenBack(OLMO)], { outId: null }],
    ['the same one when another is taken back', [playerPutOut(OLMO), pairTakenBack(MBAPPE)], { outId: OLMO }],
    ['the chosen player', [playerPutOut(OLMO), outChosen(MBAPPE)], { outId: MBAPPE }],
    ['unchanged by a sheet', [playerPutOut(OLMO), sheetOpened(DUAH)], { outId: OLMO, sheetId: DUAH }],
    ['without a sheet once it is closed', [sheetOpened(DUAH), sheetClosed()], { sheetId: null }],
    [
      'an incoming player without a place, instead of his sheet',
      [sheetOpened(DUAH), outChoiceOpened(DUAH)],
      { incomingId: DUAH, sheetId: null },
    ],
    ['empty once that is dismissed', [outChoiceOpened(DUAH), placeDismissed()], { incomingId: null }],
    [
      'empty once he has a place',
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
  it('is stored at each step, and removed when it is empty', () => {
    const { store, storage, read } = setUp();
    store.dispatch(opened);
    store.dispatch(playerBroughtIn({ outId: MBAPPE, inId: DUAH }));
    store.dispatch(draftSent(sent));
    expect(read()).toEqual({ pairs: pairsOf('Mbappé > Duah'), sent: { ...sent, isUnanswered: true } });
    store.dispatch(pairTakenBack(MBAPPE));
    expect(storage.read(KEY, (_): _ is unknown => true)).toBeNull();
  });

  it('is stored even when it was opened before', () => {
    const { platform } = createFakePlatform();
    const store = createRemoteStore(transfersStore, platform);
    store.dispatch(opened);
    store.dispatch(playerPutOut(OLMO));
    keepDraft(store, platform.storage, () => {});
    expect(readDraft(platform.storage, TEAM, WEEK).pairs).toEqual(pairsOf('Olmo >'));
  });

  it('is for one team and one matchday', () => {
    const { store, storage, read } = setUp();
    store.dispatch(opened);
    store.dispatch(playerPutOut(OLMO));
    store.dispatch(draftOpened({ teamId: TEAM, weekId: 3, pairs: [], sent: null, expired: null }));
    store.dispatch(playerPutOut(MBAPPE));
    expect(read().pairs).toEqual(pairsOf('Olmo >'));
    expect(readDraft(storage, TEAM, 3).pairs).toEqual(pairsOf('Mbappé >'));
    expect(readDraft(storage, 8, WEEK).pairs).toEqual([]);
  });

  it('is synchronized with another tab at once, without writing what it reads', () => {
    const { fake, store, storage } = setUp();
    store.dispatch(opened);
    const write = jest.spyOn(storage, 'write');
    fake.otherTab.write(KEY, { pairs: pairsOf('Mbappé > Duah'), sent });
    expect(store.getState().draft).toMatchObject({ pairs: pairsOf('Mbappé > Duah'), sent });
    fake.otherTab.remove(KEY);
    expect(store.getState().draft.pairs).toEqual([]);
    expect(write).not.toHaveBeenCalled();
  });

  it('that was late is not synchronized with another tab, in which it expires', () => {
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

  it('is neither stored nor synchronized after its stop', () => {
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
  ])('is empty when it is unreadable (%#)', (value) => {
    const { storage, read } = setUp();
    storage.write(KEY, value);
    expect(read()).toEqual({ pairs: [], sent: null });
  });

  it('of an earlier matchday remains until it is decided on; older ones are removed', () => {
    const { storage } = setUp();
    storage.write(draftKey(TEAM, 1), { pairs: pairsOf('Celar >'), sent: null });
    storage.write(draftKey(TEAM, 3), { pairs: pairsOf('Olmo >'), sent: null });
    const olmo = { weekId: 3, pairs: pairsOf('Olmo >'), sent: null, lateness: null };
    expect(readExpired(storage, TEAM, 5)).toEqual(olmo);
    expect(readExpired(storage, TEAM, 5)).toEqual(olmo);
    expect(readExpired(storage, TEAM, 2)).toBeNull();
  });
});
