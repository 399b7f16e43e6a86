import { draftFromLineup } from '@euro/game';
import { exampleLineup, examplePlayersById, exampleRules } from '@euro/game/testing';
import type { FakePlatform } from '@euro/platform/testing';
import type { KeptDraft } from '../store/keepDraft.js';

/** The example lineup as a draft: sixteen players for exactly the budget. */
export const fullDraft = draftFromLineup(exampleLineup, examplePlayersById, exampleRules);

/** Leaves a draft of a new team in the browser, as an earlier visit does. */
export function leaveDraft({ platform }: FakePlatform, kept: Partial<KeptDraft> = {}): void {
  platform.storage.write('draft-new', {
    draft: fullDraft,
    version: null,
    name: '',
    nameVisible: true,
    ...kept,
  });
}
