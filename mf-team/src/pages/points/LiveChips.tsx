import type { Match } from '@euro/api-contract';
import { Chip, Cluster, LiveDot, VisuallyHidden } from '@euro/design-system';
import { useNames, useWorld, type World } from '@euro/game-ui';
import { usePlatform, useShared, useText } from '@euro/platform/react';
import { WifiOff } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { pointsTexts } from '../../texts/pointsTexts.js';

/** As high as a chip, whether there is one or not: the score below stays where it is when a match begins and ends. */
const Room = styled.div`
  &[data-kept='true'] { min-height: 1.75rem; }
`;

interface LiveChipsProps {
  week: number;
}

/** The matches that are on at this moment, and whether the line to them is cut. */
export function LiveChips({ week }: LiveChipsProps) {
  const world = useWorld();
  const t = useText(pointsTexts);
  const live = world.matches.filter((match) => match.weekId === week && match.status === 'live');
  const isCut = useIsCut(week);
  const isMoving = isUnconfirmed(world, week);
  // The room is kept when the matchday is confirmed before somebody's eyes.
  const [isKept, setKept] = useState(isMoving);
  if (isMoving && !isKept) setKept(true);
  return (
    <Room data-kept={isKept}>
      <Cluster $gap={8}>
        {live.map((match) => (
          <LiveMatch key={match.id} match={match} />
        ))}
        {/* The minutes are no news; that they stop is. */}
        <span role="status">
          {isCut && (
            <Chip tone="night" icon={<WifiOff aria-hidden />}>
              {t('disconnected')}
            </Chip>
          )}
        </span>
      </Cluster>
    </Room>
  );
}

/** Points may be old: only worth saying while they move. */
function useIsCut(week: number): boolean {
  const world = useWorld();
  const live = useShared(usePlatform().state.live);
  return isUnconfirmed(world, week) && live !== null && !live.connected;
}

function isUnconfirmed({ weeks }: World, week: number): boolean {
  return weeks.some(({ weekId, state }) => weekId === week && state !== 'confirmed');
}

function LiveMatch({ match }: { match: Match }) {
  const t = useText(pointsTexts);
  const names = useNames();
  const { homeId, awayId, homeScore, awayScore, minute } = match;
  if (homeId === null || awayId === null) return null;
  const shown = {
    score: `${homeScore ?? 0}-${awayScore ?? 0}`,
    minute: minute === null ? '' : `${minute}'`,
  };
  return (
    <Chip tone="night" icon={<LiveDot />}>
      <span aria-hidden="true">{t('playsNow', { home: homeId.short, away: awayId.short, ...shown })}</span>
      <VisuallyHidden>
        {t('playsSaid', { home: names.club(homeId.id), away: names.club(awayId.id), ...shown })}
      </VisuallyHidden>
    </Chip>
  );
}
