import { useText } from '@euro/platform/react';
import { useCallback } from 'react';
import type { DraftChange } from '../domain/draftChanges.js';
import type { World } from '../domain/world.js';
import { teamTexts } from '../messages/teamTexts.js';
import { useNames } from './useNames.js';

/** What a change of the lineup is called: "Kapitein: Musiala". */
export function useChangeText(world: World): (change: DraftChange) => string {
  const t = useText(teamTexts);
  const names = useNames(world);
  return useCallback(
    (change) => {
      switch (change.kind) {
        case 'swap':
          return t('change-swap', {
            inName: names.player(change.inId),
            outName: names.player(change.outId),
          });
        case 'new-players':
        case 'removed-players':
          return t(`change-${change.kind}`, { count: change.count });
        case 'captain':
        case 'vice-captain':
          return change.playerId === null
            ? t(`change-no-${change.kind}`)
            : t(`change-${change.kind}`, { name: names.player(change.playerId) });
        case 'bench-order':
          return t('change-bench-order');
      }
    },
    [t, names],
  );
}
