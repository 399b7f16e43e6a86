import type { TeamPoints } from '@euro/api-contract';
import { ButtonLink, Wrap } from '@euro/design-system';
import { PitchColumns, PitchPage, PitchPlace, useWorld } from '@euro/game-ui';
import { Embed, usePlatform, useText } from '@euro/platform/react';
import { lazy, Suspense, useEffect, useMemo, useRef } from 'react';
import { AREAS, Column, Place, TwoByTwo } from '../../components/columns.js';
import { ReceiptsCard } from '../../components/ReceiptsCard.js';
import { showPitch } from '../../hooks/showPitch.js';
import { usePowerSubs } from '../../hooks/usePowerSubs.js';
import { pointsTexts } from '../../texts/pointsTexts.js';
import { FactsCard } from './FactsCard.js';
import { FeedCard } from './FeedCard.js';
import { FeedNews } from './lazyFeedNews.js';
import { PowerSubDialog } from './lazyPowerSubDialog.js';
import { MatchesCard } from './MatchesCard.js';
import { PointsBarsCard } from './PointsBarsCard.js';
import { PointsPitch } from './PointsPitch.js';
import { PowerSubBar } from './PowerSubBar.js';
import { PowerSubCard } from './PowerSubCard.js';
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
  const isRunning = !points.weekPointsConfirmed;
  const pitchPlace = (
    <PitchPlace ref={pitch}>
      <PointsPitch points={points} isOwn={isOwn} powerSubs={powerSubs} />
    </PitchPlace>
  );
  const feed = (
    <>
      <FeedCard points={points} />
      <FeedNews points={points} isOwn={isOwn} />
    </>
  );
  const powerOrSpy = isOwn ? (
    <PowerSubCard points={points} powerSubs={powerSubs} />
  ) : (
    <SpyCard team={{ id: teamId, name: points.teamName }} />
  );
  const league = isOwn && embeds.has(LEAGUE) && <Embed id={LEAGUE} props={leagueProps} />;
  const bars = <PointsBarsCard points={points} isOwn={isOwn} />;
  const receipts = isOwn && <ReceiptsCard teamId={teamId} />;
  const matches = <MatchesCard selections={points.selections} week={points.weekId} />;
  const topLineup = <TopLineupCard week={points.weekId} />;
  const share = (
    <Suspense fallback={null}>
      <ShareCard points={points} />
    </Suspense>
  );
  return (
    <>
      <PitchPage>
        <Wrap>
          {isRunning ? (
            <TwoByTwo>
              <Column $area={AREAS[0]}>
                {pitchPlace}
                <Place $turn={1}>{powerOrSpy}</Place>
              </Column>
              <Column $area={AREAS[1]}>
                <Place $turn={2}>{feed}</Place>
                <Place $turn={3}>{league}</Place>
              </Column>
              <Column $area={AREAS[2]}>
                <Place $turn={4}>{matches}</Place>
                <Place $turn={4}>{bars}</Place>
              </Column>
              <Column $area={AREAS[3]}>
                <Place $turn={5}>
                  <FactsCard points={points} />
                </Place>
                <Place $turn={6}>{receipts}</Place>
                <Place $turn={7}>{topLineup}</Place>
                <Place $turn={8}>{share}</Place>
              </Column>
            </TwoByTwo>
          ) : (
            <PitchColumns>
              <Column>
                {pitchPlace}
                <Place $turn={1}>{feed}</Place>
                <Place $turn={2}>{league}</Place>
                <Place $turn={5}>{topLineup}</Place>
                <Place $turn={6}>{share}</Place>
              </Column>
              <Column>
                <Place $turn={0}>
                  {world.deadline.deadlineWeek === null && (
                    <ButtonLink block href={`/recap/${teamId}`}>
                      {t('recap')}
                    </ButtonLink>
                  )}
                </Place>
                <Place $turn={1}>{powerOrSpy}</Place>
                <Place $turn={2}>{bars}</Place>
                <Place $turn={3}>{receipts}</Place>
                <Place $turn={4}>{matches}</Place>
              </Column>
            </PitchColumns>
          )}
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
