import { noticeAction } from '@euro/platform/testing';
import { draftUndone } from '../store/draftSlice.js';
import { idOf } from '../testing/exampleSavedTeam.js';
import { transfersView } from '../testing/exampleTransfers.js';
import { openDraft } from '../testing/makeDrafting.js';
import { makePortal } from '../testing/makePortal.js';

const MBAPPE = idOf('Mbappé');
const KVARA = idOf('Kvaratskhelia');

describe('steps on a draft of transfers', () => {
  it('take a player out, bring another in and take it back, each announced', () => {
    const { steps, draft, said } = openDraft();
    expect(steps.putOut(MBAPPE)).toBe(true);
    expect(steps.bringIn(MBAPPE, KVARA)).toBe(true);
    expect(draft().pairs).toEqual([{ outId: MBAPPE, inId: KVARA }]);
    steps.takeBack(MBAPPE);
    expect(draft().pairs).toEqual([]);
    expect(said).toEqual([
      'Mbappé gaat eruit. Kies wie er in komt.',
      'Kvaratskhelia komt in voor Mbappé. 30 over.',
      'Mbappé blijft in je ploeg.',
    ]);
  });

  it('are refused without a transfer left, with the reason', () => {
    const freeTransfers = { left: 0, saved: 0, earned: 2, used: 2, unlimited: false };
    const { steps, draft, fake } = openDraft(makePortal(), [], transfersView({ freeTransfers }));
    expect(steps.putOut(MBAPPE)).toBe(false);
    expect(draft().pairs).toEqual([]);
    expect(fake.notices.map(({ tone }) => tone)).toEqual(['warning']);
  });

  it('prepare several transfers at once or none of them, and one undo takes all back', () => {
    const { steps, draft, fake, store } = openDraft();
    const cheaper = { outId: MBAPPE, inId: KVARA };
    expect(steps.bringInAll([cheaper, { outId: idOf('Olmo'), inId: idOf('Freuler') }])).toBe(true);
    expect(draft().pairs).toHaveLength(2);
    store.dispatch(draftUndone());
    expect(draft().pairs).toEqual([]);
    expect(steps.bringInAll([cheaper, { outId: idOf('Olmo'), inId: KVARA }])).toBe(false);
    expect(draft().pairs).toEqual([]);
    expect(fake.notices).toHaveLength(1);
  });

  it('prepare transfers that an open sale pays for', () => {
    const { steps, draft } = openDraft(makePortal(), ['Mbappé >']);
    const dearer = { outId: idOf('Olmo'), inId: idOf('Freuler') };
    expect(steps.bringInAll([dearer])).toBe(true);
    expect(draft().pairs).toEqual([{ outId: MBAPPE, inId: null }, dearer]);
  });

  it('are refused for a player of another position', () => {
    const { steps, draft, fake } = openDraft(makePortal(), ['Mbappé >']);
    expect(steps.bringIn(MBAPPE, idOf('Freuler'))).toBe(false);
    expect(draft().pairs).toEqual([{ outId: MBAPPE, inId: null }]);
    expect(fake.notices).toHaveLength(1);
  });

  it('clear the draft, which can be undone', () => {
    const { steps, draft, fake } = openDraft(makePortal(), ['Mbappé > Kvaratskhelia', 'Olmo >']);
    const { pairs } = draft();
    steps.clear();
    expect(draft().pairs).toEqual([]);
    noticeAction(fake.notices[0]).onPress();
    expect(draft().pairs).toBe(pairs);
  });
});
