import type { Player } from '@euro/api-contract';
import type { PositionId } from '@euro/game';
import { useLocale, useText } from '@euro/platform/react';
import { useMemo } from 'react';
import { commonTexts } from '../messages/commonTexts.js';
import { useWorld } from './useWorld.js';

/** Names of players, positions and nations in the reader's language. */
export function useNames() {
  const { players, clubs } = useWorld();
  const t = useText(commonTexts);
  const language = useLocale();
  return useMemo(
    () => ({
      /** "middenvelder" */
      position: (positionId: PositionId) => t(`position${positionId}`),
      /** "Middenvelder" */
      positionTitle: (positionId: PositionId) => t(`positionTitle${positionId}`),
      /** "MI" */
      positionCode: (positionId: PositionId) => t(`positionCode${positionId}`),
      /** "Duitsland"; "vertrokken" for the club 0 of who left. */
      club: (clubId: number) => (clubId === 0 ? t('left') : (clubs.get(clubId)?.[language] ?? '')),
      /** "GER" */
      clubCode: (clubId: number) => clubs.get(clubId)?.short ?? '',
      /** The name on a plate: "Musiala". */
      player: (playerId: number) => plateName(players.get(playerId)),
    }),
    [t, language, players, clubs],
  );
}

export type Names = ReturnType<typeof useNames>;

/** Letters of a name that fit on a plate at 375 px; longer names have a short form. */
const PLATE_LETTERS = 13;

function plateName(player: Player | undefined): string {
  if (player === undefined) return '';
  return player.name.length <= PLATE_LETTERS ? player.name : player.short || player.name;
}
