import { useFormat, useNames, useWorld } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import type { ScoringEvent } from '../../domain/lastScoringEvent.js';
import { matchIn } from '../../domain/matchIn.js';
import { scoreLine } from '../../domain/scoreLine.js';
import { useFeedWords } from '../../hooks/useFeedWords.js';
import { feedTexts } from '../../texts/feedTexts.js';
import { liveTexts } from '../../texts/liveTexts.js';
import { EventPlate, PlateLine, PlateShirt } from './EventPlate.js';

export interface JustNowProps {
  readonly event: ScoringEvent;
  readonly weekId: number;
}

/** The last scoring event of the team, with its match and points. */
export function JustNow({ event, weekId }: JustNowProps) {
  const world = useWorld();
  const t = useText(liveTexts);
  const feed = useText(feedTexts);
  const names = useNames();
  const format = useFormat();
  const wordsOf = useFeedWords(weekId);
  const { playerId, points, item } = event;
  const isGain = points > 0;
  const words = item && wordsOf(item);
  const match = matchIn(world, weekId, playerId);
  const details = [
    match && scoreLine(match),
    item && item.multiplier !== 1 && feed('multiplier', { multiplier: format.factor(item.multiplier) }),
    words?.detail,
  ].filter(Boolean);
  return (
    <EventPlate data-event={isGain ? 'gain' : 'loss'}>
      <PlateShirt playerId={playerId} />
      <div>
        <b>{words?.what ?? t(isGain ? 'scored' : 'lost', { name: names.player(playerId) })}</b>
        <PlateLine>{details.join(' · ')}</PlateLine>
      </div>
      <strong>{format.signedPoints(points)}</strong>
    </EventPlate>
  );
}
