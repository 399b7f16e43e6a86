import type { TeamPoints, TeamView } from '@euro/api-contract';
import { Band, CrownedName, LiveDot, media, token } from '@euro/design-system';
import { commonTexts, premiumTexts, TeamTabs, useFormat, useWorld, WeekStrip } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { memo } from 'react';
import styled from 'styled-components';
import { EventPlate } from '../../components/live/EventPlate.js';
import { LiveLine } from '../../components/live/LiveLine.js';
import { LiveMatches } from '../../components/live/LiveMatches.js';
import {
  BandColumns,
  FactGrid,
  MatchdayPager,
  PointsScore,
  type PointsScoreProps,
} from '../../components/points-head/PointsHead.js';
import { useOverallRank } from '../../components/points-head/useOverallRank.js';
import { lastWeek } from '../../domain/pointsWeeks.js';
import { useCountUp } from '../../hooks/useCountUp.js';
import { pointsTexts } from '../../texts/pointsTexts.js';
import { Connection, isUnconfirmed } from './Connection.js';
import { useFacts } from './useFacts.js';

interface PointsBandProps {
  view: TeamView;
  week: number;
  /** Null while there is nothing to show. */
  points: TeamPoints | null;
  loading: boolean;
  isOwn: boolean;
  hrefOf: (week: number) => string;
}

/** The matchday, the score as large as it gets, ranks and the overview (spec §2 "/points/{id}"). */
export const PointsBand = memo(function PointsBand(props: PointsBandProps) {
  const { view, week, points, loading, isOwn, hrefOf } = props;
  const world = useWorld();
  const t = useText(pointsTexts);
  const common = useText(commonTexts);
  const { team } = view;
  const premium = useText(premiumTexts)('premium');
  const last = lastWeek(world.deadline);
  const squad = view.players.map(({ id }) => id);
  // Empty unless the team shows its manager's name (decisions §5.4).
  const manager = `${team.user.firstName} ${team.user.lastName}`.trim();
  return (
    <Band light="none">
      <MatchdayPager
        title={common('matchday', { week })}
        subtitle={
          <>
            <CrownedName name={team.name} premiumLabel={team.user.premium ? premium : undefined} size={14} />
            {manager !== '' && <span>{` · ${manager}`}</span>}
          </>
        }
        previous={{ label: t('previousWeek'), href: week > 1 ? hrefOf(week - 1) : undefined }}
        next={{ label: t('nextWeek'), href: week < last ? hrefOf(week + 1) : undefined }}
      />
      {points ? (
        <Score key={week} points={points} week={week} isOwn={isOwn} />
      ) : (
        loading && <ScoreSkeleton week={week} squad={squad} />
      )}
      <WeekStrip selected={week} hrefOf={(weekId) => (weekId <= last ? hrefOf(weekId) : null)} />
      {isOwn && <TeamTabs team={team} current="points" />}
    </Band>
  );
});

interface ScoreProps {
  points: TeamPoints;
  week: number;
  isOwn: boolean;
}

/** The score with the facts of a matchday, or during it with the last event and the matches. */
function Score({ points, week, isOwn }: ScoreProps) {
  const t = useText(pointsTexts);
  const format = useFormat();
  const displayedPoints = useCountUp(points.visibleWeekPoints);
  const facts = useFacts(points, week);
  const isRunning = !points.weekPointsConfirmed;
  return (
    <BandColumns>
      <PointsScore
        points={format.teamPoints(displayedPoints)}
        above={isRunning && <Running week={week} />}
        unit={!isRunning && t('confirmed')}
        ranks={useRanks(points, week)}
      />
      {isRunning ? (
        <Live>
          <LiveLine points={points} isOwn={isOwn} />
          <LiveMatches
            key={points.teamId}
            weekId={week}
            squad={points.selections.map(({ playerId }) => playerId)}
            points={points}
          />
        </Live>
      ) : (
        <FactGrid facts={facts} />
      )}
    </BandColumns>
  );
}

/** That points may change, and whether the line to the matches is cut. */
function Running({ week }: { week: number }) {
  const t = useText(pointsTexts);
  return (
    <Label>
      <span>
        <LiveDot $kind="provisional" />
        <span>{t('provisional')}</span>
      </span>
      <Connection week={week} />
    </Label>
  );
}

interface ScoreSkeletonProps {
  week: number;
  squad: readonly number[];
}

/** The score's place with nothing in it yet: the same parts, so that nothing moves when the numbers come. */
function ScoreSkeleton({ week, squad }: ScoreSkeletonProps) {
  const world = useWorld();
  const t = useText(pointsTexts);
  const captions = [t('total'), t('average'), t('winner'), t('transfers'), t('captain'), t('powerSub')];
  const isRunning = isUnconfirmed(world, week);
  return (
    <div aria-hidden="true">
      <BandColumns>
        <PointsScore
          points={BLANK}
          above={isRunning && <Running week={week} />}
          unit={!isRunning && BLANK}
          ranks={usePendingRanks(week, BLANK)}
        />
        {isRunning ? (
          <Live>
            <EventPlate />
            <LiveMatches weekId={week} squad={squad} />
          </Live>
        ) : (
          <FactGrid facts={captions.map((caption) => ({ caption, value: BLANK }))} />
        )}
      </BandColumns>
    </div>
  );
}

/** Takes the room of a text. */
const BLANK = '\u00a0';

type Ranks = NonNullable<PointsScoreProps['ranks']>;

/** Both places with a value instead of each rank, so that nothing moves when the ranks come. */
function usePendingRanks(week: number, value: string): Ranks {
  const t = useText(pointsTexts);
  return [
    { id: 'week', value, caption: t('rankOfWeek', { week }) },
    { id: 'overall', value, caption: t('overall') },
  ];
}

/** The published ranks; while the matchday runs, with a dash in the place of one that is still to come. */
function useRanks(points: TeamPoints, week: number): Ranks {
  const t = useText(pointsTexts);
  const format = useFormat();
  const overall = useOverallRank(points);
  const pending = usePendingRanks(week, '–');
  const { visibleWeekRank, weekPointsConfirmed } = points;
  const ranks = [
    ...(visibleWeekRank === null
      ? []
      : [{ id: 'week', value: format.rank(visibleWeekRank), caption: t('rankOfWeek', { week }) }]),
    ...overall,
  ];
  return weekPointsConfirmed
    ? ranks
    : pending.map((place) => ranks.find(({ id }) => id === place.id) ?? place);
}

const Label = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 4px 12px;
  min-height: 1.75rem;
  margin-bottom: -8px;
  font-size: 0.8125rem;
  font-weight: 650;
  color: ${token.onNightSoft};
  & > span:first-child { display: flex; align-items: center; gap: 7px; }
  ${media.laptop} { font-size: 0.9375rem; }
`;

const Live = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  margin-bottom: 4px;
  ${media.laptop} { margin-bottom: 22px; }
`;
