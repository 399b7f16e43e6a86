import { draftFromLineup } from '@euro/game';
import { exampleLineup, examplePlayersById, exampleRules } from '@euro/game/testing';
import { exampleUser, type FakePlatform } from '@euro/platform/testing';
import { newTeamKey, type StoredDraft } from '../store/keepDraft.js';

/** The example lineup as a draft: sixteen players for exactly the budget. */
export const fullDraft = draftFromLineup(exampleLineup, examplePlayersById, exampleRules);

/** Storage key of the example user's draft of a new team. */
export const newDraftKey = `draft-${newTeamKey(exampleUser.id)}`;

/** Leaves a draft of a new team in the browser, as an earlier visit does. */
export function leaveDraft({ platform }: FakePlatform, stored: Partial<StoredDraft> = {}): void {
  platform.storage.write(newDraftKey, {
    draft: fullDraft,
    version: null,
    name: '',
    ...stored,
  });
}
