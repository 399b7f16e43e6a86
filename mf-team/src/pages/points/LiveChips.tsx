import type { Match } from '@euro/api-contract';
import { Chip, Cluster, LiveDot, VisuallyHidden } from '@euro/design-system';
import { useNames, type World } from '@euro/game-ui';
import { usePlatform, useShared, useText } from '@euro/platform/react';
import { WifiOff } from 'lucide-react';
import { pointsTexts } from '../../messages/pointsTexts.js';

interface LiveChipsProps {
  world: World;
  week: number;
}

/** The matches that are on at this moment, and whether the line to them is cut. */
export function LiveChips({ world, week }: LiveChipsProps) {
  const t = useText(pointsTexts);
  const live = world.matches.filter((match) => match.weekId === week && match.status === 'live');
  const isCut = useIsCut(world, week);
  return (
    <div role="status">
      <Cluster $gap={8}>
        {live.map((match) => (
          <LiveMatch key={match.id} match={match} world={world} />
        ))}
        {isCut && (
          <Chip tone="night" icon={<WifiOff aria-hidden />}>
            {t('disconnected')}
          </Chip>
        )}
      </Cluster>
    </div>
  );
}

/** Points may be old: only worth saying while they move. */
function useIsCut({ weeks }: World, week: number): boolean {
  const live = useShared(usePlatform().state.live);
  const isMoving = weeks.some(({ weekId, state }) => weekId === week && state !== 'confirmed');
  return isMoving && live !== null && !live.connected;
}

function LiveMatch({ match, world }: { match: Match; world: World }) {
  const t = useText(pointsTexts);
  const names = useNames(world);
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
