import type { ClubPlayer } from '@euro/api-contract';
import { toTenths } from '@euro/game';
import { markOf, Pitch, PitchBox, PlayerCard, shirtOf, useFormat } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import type { ClubDetails } from '../../store/statsApi.js';
import { clubTexts } from '../../texts/clubTexts.js';
import { commonTexts } from '../../texts/commonTexts.js';
import type { ClubSheet } from './clubSheet.js';

interface ClubPitchProps {
  readonly club: ClubDetails['club'];
  readonly nation: string;
  readonly formation: string;
  readonly sheet: ClubSheet;
  readonly onOpen: (playerId: number) => void;
}

/** The expected line-up by line, 12 by 10; each card opens the player. */
export function ClubPitch({ club, nation, formation, sheet, onOpen }: ClubPitchProps) {
  const t = useText(clubTexts);
  const common = useText(commonTexts);
  const format = useFormat();
  const card = (player: ClubPlayer) => {
    const position = common('position', { position: player.positionId });
    const money = format.shortMoney(toTenths(player.value));
    const mark = markOf(player);
    const status = mark && t(mark === 'banned' ? 'banned' : 'injured');
    return (
      <PlayerCard
        key={player.id}
        name={player.short}
        label={[player.name, position, money, status].filter(Boolean).join(', ')}
        shirt={shirtOf(player, club.short)}
        secondLine={money}
        mark={mark}
        onPress={() => onOpen(player.id)}
      />
    );
  };
  return (
    <PitchBox>
      <Pitch
        label={t('pitch', { nation, formation })}
        formation={formation}
        rows={sheet.rows.map((row) => row.map(card))}
        coach={sheet.coach ? card(sheet.coach) : undefined}
      />
    </PitchBox>
  );
}
