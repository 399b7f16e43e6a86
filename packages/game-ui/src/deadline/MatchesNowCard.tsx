import { Card, CardHeader } from '@euro/design-system';
import { useText } from '@euro/platform/react';
import { useId } from 'react';
import { useWorld } from '../hooks/useWorld.js';
import { deadlineTexts } from '../messages/deadlineTexts.js';
import { CardBody } from '../parts/layout.js';
import { MatchTiles } from '../parts/match-tile/MatchTiles.js';
import { matchesNow } from './matchesNow.js';

interface MatchesNowCardProps {
  weekId: number;
  /** The team's players, shown in their matches. */
  squad?: readonly number[];
}

/** The matches of the matchday that closed: those being played, or those that kick off first. */
export function MatchesNowCard({ weekId, squad }: MatchesNowCardProps) {
  const world = useWorld();
  const titleId = useId();
  const t = useText(deadlineTexts);
  const { isLive, matches } = matchesNow(world.matches, weekId);
  if (matches.length === 0) return null;
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader id={titleId} title={t(isLive ? 'liveTitle' : 'firstTitle')} />
      <CardBody>
        <MatchTiles matches={matches} squad={squad} />
      </CardBody>
    </Card>
  );
}
