import { exampleLineup } from '@euro/game/testing';
import { draftChanges } from '../domain/draftChanges.js';
import { openLineup } from '../testing/makeEditing.js';
import { createSelection } from './createSelection.js';

const MUSIALA = 110;
const OLMO = 510;
const RUDIGER = 102;
/** On the bench: a goalkeeper, a defender, a forward. */
const [KOBEL = 0, KARNICNIK = 0, , CELAR = 0] = exampleLineup.bench;

/** Presses on the example lineup, with what they do to the page. */
function pressing() {
  const editing = openLineup();
  const moves = { sheetOpens: jest.fn(), playerMoves: jest.fn(), showPitch: jest.fn() };
  const changes = () => {
    const { saved, present } = editing.draft();
    return saved && present && draftChanges(saved, present);
  };
  const selection = createSelection(editing.ports, editing.steps, moves);
  return { ...editing, moves, selection, changes, focus: () => editing.store.getState().focus };
}

describe('a press on the pitch', () => {
  it('opens the sheet of the player, whose place is noted for the focus', () => {
    const { selection, moves, focus } = pressing();
    selection.pressPlayer(OLMO);
    expect(focus().sheetId).toBe(OLMO);
    expect(moves.sheetOpens).toHaveBeenCalledWith(OLMO, expect.any(Number));
    selection.closeSheet();
    expect(focus().sheetId).toBeNull();
  });

  it('swaps the marked player with the next one', () => {
    const { selection, moves, changes, focus, said } = pressing();
    selection.startSwap(RUDIGER);
    expect(moves.showPitch).toHaveBeenCalled();
    selection.pressPlayer(KARNICNIK);
    expect(changes()).toEqual([{ kind: 'swap', inId: KARNICNIK, outId: RUDIGER }]);
    expect(moves.playerMoves).toHaveBeenCalledWith(KARNICNIK);
    expect(focus().swapId).toBeNull();
    expect(said).toEqual([expect.stringMatching(/Karničnik.*Rüdiger/)]);
  });

  it('changes the order of the bench', () => {
    const { selection, changes } = pressing();
    selection.startSwap(CELAR);
    selection.pressPlayer(KARNICNIK);
    expect(changes()).toEqual([{ kind: 'bench-order' }]);
  });

  it('on a player who may not take the place says why, and the swap still waits', () => {
    const { selection, fake, changes, focus } = pressing();
    selection.startSwap(RUDIGER);
    selection.pressPlayer(KOBEL);
    expect(fake.notices).toEqual([expect.objectContaining({ tone: 'warning' })]);
    expect(changes()).toEqual([]);
    expect(focus().swapId).toBe(RUDIGER);
  });

  it('on the marked player stops the swap', () => {
    const { selection, focus } = pressing();
    selection.startSwap(RUDIGER);
    selection.pressPlayer(RUDIGER);
    expect(focus()).toMatchObject({ swapId: null, sheetId: null });
  });
});

describe('steps on a lineup', () => {
  it('are undone one by one', () => {
    const { steps, changes, said } = pressing();
    steps.makeCaptain(OLMO);
    steps.swap(RUDIGER, KARNICNIK);
    expect(changes()).toHaveLength(2);
    steps.undo();
    expect(changes()).toEqual([{ kind: 'captain', playerId: OLMO }]);
    steps.undo();
    expect(changes()).toEqual([]);
    expect(said).toHaveLength(4);
  });

  it('give the armband to a bench player by bringing him into the lineup', () => {
    const { steps, draft } = pressing();
    steps.makeCaptain(CELAR);
    expect(draft().present?.slots.find(({ playerId }) => playerId === CELAR)?.role).toBe('starting');
    expect(draft().present?.captainId).toBe(CELAR);
  });

  it('that the rules refuse become a notice, and change nothing', () => {
    const { steps, fake, changes } = pressing();
    expect(steps.makeCaptain(900)).toBe(false);
    expect(fake.notices).toEqual([expect.objectContaining({ tone: 'warning' })]);
    expect(changes()).toEqual([]);
  });

  it('are timed by the clock of the game', () => {
    const { steps, fake, draft } = pressing();
    fake.setNow(1_718_000_000_000);
    steps.makeViceCaptain(MUSIALA);
    expect(draft().changedAt).toBe(1_718_000_000_000);
  });
});
