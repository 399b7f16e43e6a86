import type { TopLineup } from '@euro/api-contract';
import { COACH } from '@euro/game';
import { useText } from '@euro/platform/react';
import { PITCH_ROWS } from '../domain/pitchRows.js';
import { useFormat } from '../hooks/useFormat.js';
import { useNames } from '../hooks/useNames.js';
import { useWorld } from '../hooks/useWorld.js';
import { topLineupTexts } from '../messages/topLineupTexts.js';
import { Pitch, PitchBox } from './pitch/Pitch.js';
import { PlayerCard } from './player-card/PlayerCard.js';
import { shirtOf } from './player-card/shirtOf.js';
import { useCards } from './player-card/useCards.js';

/** Props of {@link TopLineupPitch}. */
export interface TopLineupPitchProps {
  top: TopLineup;
  /** Makes the cards buttons that open a player. */
  onOpen?: (playerId: number) => void;
}

/** The best eleven and coach that a matchday's points allow, on the pitch. */
export function TopLineupPitch({ top, onOpen }: TopLineupPitchProps) {
  const world = useWorld();
  const t = useText(topLineupTexts);
  const format = useFormat();
  const names = useNames();
  const cards = useCards(top.weekId);
  const card = ({ playerId, points: count }: TopLineup['players'][number]) => {
    const player = world.players.get(playerId);
    if (player === undefined) return null;
    const points = format.points(count);
    return (
      <PlayerCard
        key={playerId}
        name={names.player(playerId)}
        label={t('card', { label: cards.who(player), points, count })}
        shirt={shirtOf(player, names.clubCode(player.clubId))}
        points={points}
        onPress={onOpen && (() => onOpen(playerId))}
      />
    );
  };
  const rowOf = (positionId: number) => top.players.filter((player) => player.positionId === positionId);
  const [coach] = rowOf(COACH);
  return (
    <PitchBox>
      <Pitch
        dense
        label={t('pitch', { formation: top.formation })}
        formation={top.formation}
        coach={coach && card(coach)}
        rows={PITCH_ROWS.map((positionId) => rowOf(positionId).map(card))}
      />
    </PitchBox>
  );
}
