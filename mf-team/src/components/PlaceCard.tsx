import type { Player } from '@euro/api-contract';
import {
  commonTexts,
  markOf,
  OpponentLine,
  PlayerCard,
  rulesIn,
  shirtOf,
  useCards,
  useFormat,
  useNames,
  useRuleText,
  useWorld,
} from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { memo } from 'react';
import type { PitchSelection } from '../hooks/usePitchSelection.js';
import { teamTexts } from '../texts/teamTexts.js';

interface PlaceCardProps {
  player: Player;
  /** The matchday whose fixture the plate shows. */
  weekId: number;
  isOnBench: boolean;
  band?: 'C' | 'V';
  /** The captain's points count three times. */
  isTriple: boolean;
  /** His sheet is open. */
  isOpen: boolean;
  /** Another player would be dropped on him. */
  isOver: boolean;
  /** He was proposed, not chosen by hand. */
  isProposed: boolean;
  /** The swap that waits for its second player. */
  swap: PitchSelection['swap'];
  onPress?: (playerId: number) => void;
}

/** The card of a player of a squad; redrawn only when something on it changes. */
export const PlaceCard = memo(function PlaceCard(props: PlaceCardProps) {
  const world = useWorld();
  const { player, weekId, isOnBench, band, isTriple, isOpen, isOver, isProposed, swap, onPress } = props;
  const common = useText(commonTexts);
  const team = useText(teamTexts);
  const names = useNames();
  const ruleText = useRuleText();
  const cards = useCards(weekId);
  const format = useFormat();
  const { id } = player;
  const fixture = cards.fixture(player.clubId);
  const bandNote =
    band === 'C' && isTriple
      ? `×${format.factor(rulesIn(world, weekId).tripleCaptainMultiplier)}`
      : undefined;
  const labelParts = [
    cards.who(player),
    band === 'C' ? common('captain') + (bandNote ? ` ${bandNote}` : '') : band ? common('viceCaptain') : '',
    isOnBench ? common('onTheBench') : '',
    fixture?.spoken ?? (player.eliminated ? '' : common('noMatch')),
    isProposed ? team('proposed') : '',
  ];
  const label = labelParts.filter((word) => word !== '').join(', ');
  const isMarked = swap?.playerId === id;
  const refusal = swap && !isMarked ? swap.refusal(id) : null;
  const press = onPress && (() => onPress(id));
  return (
    <PlayerCard
      name={names.player(id)}
      label={
        !swap
          ? label
          : isMarked
            ? team('swapMarked', { label })
            : refusal === null
              ? team('swapTarget', { label, name: names.player(swap.playerId) })
              : team('swapRefused', { label, reason: ruleText(refusal) })
      }
      data-player={id}
      shirt={shirtOf(player, names.clubCode(player.clubId))}
      band={band}
      bandNote={bandNote}
      mark={markOf(player)}
      secondLine={
        fixture ? (
          <OpponentLine {...fixture} />
        ) : player.eliminated ? (
          common(player.leftAt ? 'left' : 'isOut')
        ) : (
          '–'
        )
      }
      selected={isMarked || isOver || isOpen}
      proposed={isProposed}
      aria-disabled={swap ? refusal !== null : undefined}
      aria-pressed={isMarked || undefined}
      onPress={press}
      onRefusedPress={press}
    />
  );
});
