import type { ScoredSelection, TeamPoints } from '@euro/api-contract';
import type { PlayerStatus } from '@euro/game';
import { commonTexts, useCards, useFormat, useWorld } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { hasToPlay } from '../../domain/hasToPlay.js';
import { pointsTexts } from '../../texts/pointsTexts.js';

/** Everything that a card of the points page shows, as one sentence. */
export function usePointsLabel(
  points: TeamPoints,
): (selection: ScoredSelection, status: PlayerStatus) => string {
  const world = useWorld();
  const t = useText(pointsTexts);
  const common = useText(commonTexts);
  const format = useFormat();
  const cards = useCards(points.weekId);

  const wordsOf = ({ captain, autoSub, powerSub, counted }: ScoredSelection, status: PlayerStatus) => [
    captain === 1 ? common('captain') : captain === 2 ? common('viceCaptain') : '',
    autoSub === 'in' ? t('cameIn') : autoSub === 'out' ? t('wentOut') : '',
    powerSub === 'in' ? t('poweredIn') : powerSub === 'out' ? t('poweredOut') : '',
    counted ? '' : t('notCounted'),
    status === 'playing' ? t('legendPlaying') : status === 'sent-off' ? t('sentOff') : '',
  ];

  return (selection, status) => {
    const player = world.players.get(selection.playerId);
    if (player === undefined) return '';
    const { multiplier, counted, total } = selection;
    const label = [cards.who(player), ...wordsOf(selection, status)].filter((word) => word !== '').join(', ');
    if (hasToPlay(status, points)) {
      const fixture = cards.fixture(player.clubId);
      if (fixture === null && player.eliminated) return label;
      return fixture === null
        ? `${label}, ${common('noMatch')}`
        : t('cardToPlay', { label, fixture: fixture.spoken });
    }
    const count = counted ? total : selection.points;
    const params = { label, points: format.points(count), count };
    if (multiplier === 1) return t('cardPoints', params);
    return t('cardMultiplied', {
      ...params,
      own: format.points(selection.points),
      multiplier: format.factor(multiplier),
    });
  };
}
