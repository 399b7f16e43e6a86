import { emptyDraft } from '@euro/game';
import { exampleRules } from '@euro/game/testing';
import { createRemoteStore } from '@euro/platform/redux';
import { createFakePlatform } from '@euro/platform/testing';
import { fullDraft } from '../testing/storedDraft.js';
import { draftChanged, draftOpened } from './draftSlice.js';
import { keepDraft, readStoredDraft, teamKey } from './keepDraft.js';
import { saveAccepted } from './saveAccepted.js';
import { teamStore } from './teamStore.js';

const [KEY, OTHER] = [teamKey(7), teamKey(8)];
const [sent, later] = [
  { ...fullDraft, captainId: 510 },
  { ...fullDraft, captainId: 310 },
];
const accepted = { key: KEY, sent, saved: sent, version: 4 };

/** Team 7 is sent, and after that another team's draft is opened. */
function leavePage(...changes: (typeof sent)[]) {
  const { platform } = createFakePlatform();
  const store = createRemoteStore(teamStore, platform);
  keepDraft(store, platform.storage);
  store.dispatch(draftOpened({ key: KEY, saved: fullDraft, version: 3, weekId: 2 }));
  for (const change of changes) store.dispatch(draftChanged(change));
  store.dispatch(draftOpened({ key: OTHER, saved: emptyDraft(exampleRules), version: 1, weekId: 2 }));
  store.dispatch(draftChanged(fullDraft));
  store.dispatch(saveAccepted(accepted, platform.storage));
  return { draft: store.getState().draft, stored: readStoredDraft(platform.storage, KEY) };
}

describe('a save that is accepted after its page was left', () => {
  it('leaves the draft of the open page alone', () => {
    const { draft } = leavePage(sent);
    expect([draft.key, draft.present, draft.past.length]).toEqual([OTHER, fullDraft, 1]);
  });

  it('removes its stored draft', () => {
    expect(leavePage(sent).stored).toBeNull();
  });

  it('keeps what was changed after it was sent', () => {
    expect(leavePage(sent, later).stored).toMatchObject({ draft: later, saved: sent, version: 4 });
  });
});
