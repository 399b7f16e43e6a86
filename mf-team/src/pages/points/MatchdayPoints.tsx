import type { TeamPoints } from '@euro/api-contract';
import { ButtonLink, Wrap } from '@euro/design-system';
import { PitchColumns, PitchPage, PitchPlace, useWorld } from '@euro/game-ui';
import { Embed, usePlatform, useText } from '@euro/platform/react';
import { lazy, Suspense, useEffect, useMemo, useRef } from 'react';
import { Column, Place } from '../../components/columns.js';
import { ReceiptsCard } from '../../components/ReceiptsCard.js';
import { showPitch } from '../../hooks/showPitch.js';
import { usePowerSubs } from '../../hooks/usePowerSubs.js';
import { pointsTexts } from '../../texts/pointsTexts.js';
import { FeedCard } from './FeedCard.js';
import { FeedNews } from './lazyFeedNews.js';
import { MatchesCard } from './MatchesCard.js';
import { PointsBarsCard } from './PointsBarsCard.js';
import { PointsPitch } from './PointsPitch.js';
import { PowerSubBar } from './PowerSubBar.js';
import { PowerSubCard } from './PowerSubCard.js';
import { PowerSubDialog } from './PowerSubDialog.js';
import { SpyCard } from './SpyCard.js';
import { TopLineupCard } from './TopLineupCard.js';

/** Below everything else, so that nothing moves when it comes. */
const ShareCard = lazy(() => import('./ShareCard.js'));

const LEAGUE = 'leagues/live@1';

interface MatchdayPointsProps {
  teamId: number;
  points: TeamPoints;
  isOwn: boolean;
}

/** Everything below the band: who scored what, power subs or spying, points per matchday, one's changes, the calendar. */
export function MatchdayPoints({ teamId, points, isOwn }: MatchdayPointsProps) {
  const world = useWorld();
  const t = useText(pointsTexts);
  const powerSubs = usePowerSubs(teamId, points);
  const { embeds } = usePlatform();
  const { weekId } = points;
  const leagueProps = useMemo(() => ({ teamId, weekId }), [teamId, weekId]);
  const pitch = useRef<HTMLDivElement>(null);
  const isChoosing = powerSubs !== null && powerSubs.choice !== null;
  useEffect(() => {
    if (isChoosing) showPitch(pitch.current);
  }, [isChoosing]);
  return (
    <>
      <PitchPage>
        <Wrap>
          <PitchColumns>
            <Column>
              <PitchPlace ref={pitch}>
                <PointsPitch points={points} isOwn={isOwn} powerSubs={powerSubs} />
              </PitchPlace>
              <Place $turn={1}>
                <FeedCard points={points} />
                <FeedNews points={points} isOwn={isOwn} />
              </Place>
              {isOwn && embeds.has(LEAGUE) && (
                <Place $turn={2}>
                  <Embed id={LEAGUE} props={leagueProps} />
                </Place>
              )}
              <Place $turn={5}>
                <TopLineupCard week={points.weekId} />
              </Place>
              <Place $turn={6}>
                <Suspense fallback={null}>
                  <ShareCard points={points} />
                </Suspense>
              </Place>
            </Column>
            <Column>
              <Place $turn={0}>
                {points.weekPointsConfirmed && world.deadline.deadlineWeek === null && (
                  <ButtonLink block href={`/recap/${teamId}`}>
                    {t('recap')}
                  </ButtonLink>
                )}
              </Place>
              <Place $turn={1}>
                {isOwn ? (
                  <PowerSubCard points={points} powerSubs={powerSubs} />
                ) : (
                  <SpyCard team={{ id: teamId, name: points.teamName }} />
                )}
              </Place>
              <Place $turn={2}>
                <PointsBarsCard points={points} isOwn={isOwn} />
              </Place>
              <Place $turn={3}>{isOwn && <ReceiptsCard teamId={teamId} />}</Place>
              <Place $turn={4}>
                <MatchesCard selections={points.selections} week={points.weekId} />
              </Place>
            </Column>
          </PitchColumns>
        </Wrap>
      </PitchPage>
      {powerSubs && (
        <>
          <PowerSubBar powerSubs={powerSubs} />
          <PowerSubDialog powerSubs={powerSubs} points={points} />
        </>
      )}
    </>
  );
}
