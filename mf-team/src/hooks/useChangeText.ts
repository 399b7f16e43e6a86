import { useNames } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { useCallback } from 'react';
import type { DraftChange } from '../domain/draftChanges.js';
import { teamTexts } from '../texts/teamTexts.js';

/** So many new players are called by name, more are counted. */
const NAMED = 3;

/** The text of a change of the lineup: "Kapitein: Musiala". */
export function useChangeText(): (change: DraftChange) => string {
  const t = useText(teamTexts);
  const names = useNames();
  return useCallback(
    (change) => {
      switch (change.kind) {
        case 'swap':
          return t('change-swap', {
            inName: names.player(change.inId),
            outName: names.player(change.outId),
          });
        case 'new-players': {
          const { playerIds } = change;
          return playerIds.length <= NAMED
            ? t('change-named-players', { names: playerIds.map(names.player).join(', ') })
            : t('change-new-players', { count: playerIds.length });
        }
        case 'removed-players':
          return t('change-removed-players', { count: change.count });
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
