import {
  commonTexts,
  markOf,
  OpponentLine,
  PlayerCard,
  shirtOf,
  useCards,
  useNames,
  useWorld,
} from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { memo } from 'react';
import { pageTexts } from '../texts/pageTexts.js';

interface DraftCardProps {
  /** Id of the place's player before the draft. */
  squadPlayerId: number;
  /** The matchday whose fixture the plate shows. */
  weekId: number;
  isOnBench: boolean;
  band?: 'C' | 'V';
  /** Id of his replacement: null without one yet, undefined while he stays. */
  inId: number | null | undefined;
  /** His successor is being chosen. */
  isChosen: boolean;
  /** Why he can't be sold, as a sentence. */
  refusal: string | null;
  /** Absent on a pitch without selection. */
  onPress?: ((squadPlayerId: number) => void) | undefined;
}

/** The card of a place of the team: its player, sold or replaced. Rendered only when it changes. */
export const DraftCard = memo(function DraftCard(props: DraftCardProps) {
  const world = useWorld();
  const { squadPlayerId, weekId, isOnBench, band, inId, isChosen, refusal, onPress } = props;
  const t = useText(pageTexts);
  const common = useText(commonTexts);
  const names = useNames();
  const cards = useCards(weekId);

  const shirt = (id: number) => {
    const player = world.players.get(id);
    return player && shirtOf(player, names.clubCode(player.clubId));
  };
  const shownId = inId ?? squadPlayerId;
  const player = world.players.get(shownId);
  const fixture = player && cards.fixture(player.clubId);
  const labelParts = [
    player === undefined ? names.player(shownId) : cards.who(player),
    band === 'C' ? common('captain') : band === 'V' ? common('viceCaptain') : '',
    isOnBench ? common('onTheBench') : '',
    fixture?.spoken ?? (player === undefined || player.eliminated ? '' : common('noMatch')),
  ];
  const label = labelParts.filter((word) => word !== '').join(', ');
  const shared = {
    name: names.player(shownId),
    shirt: shirt(shownId),
    band,
    mark: player && markOf(player),
    'data-player': shownId,
    onPress: onPress && (() => onPress(squadPlayerId)),
  } as const;
  const secondLine = fixture ? (
    <OpponentLine {...fixture} />
  ) : player?.eliminated ? (
    common(player.leftAt ? 'left' : 'isOut')
  ) : (
    '–'
  );

  if (inId === undefined) {
    return (
      <PlayerCard
        {...shared}
        secondLine={secondLine}
        label={
          onPress === undefined
            ? label
            : refusal === null
              ? t('cardTakeOut', { label })
              : t('cardRefused', { label, reason: refusal })
        }
      />
    );
  }
  if (inId === null) {
    return (
      <PlayerCard
        {...shared}
        secondLine={secondLine}
        selected={isChosen}
        state="draft-out"
        tag={t('out')}
        label={t(isChosen ? 'cardChoosing' : 'cardOut', { label })}
      />
    );
  }
  // The dashed outline suffices: no ring while another replacement is chosen.
  return (
    <PlayerCard
      {...shared}
      state="draft-in"
      tag={t('in')}
      replaces={{ ...(shirt(squadPlayerId) ?? { nation: '' }), tag: t('out') }}
      secondLine={
        <>
          <em>{t('instead')}</em> <span>{names.player(squadPlayerId)}</span>
        </>
      }
      label={t('cardIn', { label, outName: names.player(squadPlayerId) })}
    />
  );
});
