import type { TeamPoints, TeamView } from '@euro/api-contract';
import { Band, CrownedName, LiveDot } from '@euro/design-system';
import { commonTexts, premiumTexts, TeamTabs, useFormat, useWorld, WeekStrip } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import styled from 'styled-components';
import {
  BandColumns,
  FactGrid,
  MatchdayPager,
  PointsScore,
  type PointsScoreProps,
} from '../../components/points-head/PointsHead.js';
import { RankMove } from '../../components/points-head/RankMove.js';
import { armbands } from '../../domain/pointsLineup.js';
import { lastWeek } from '../../domain/pointsWeeks.js';
import { useCountUp } from '../../hooks/useCountUp.js';
import { pointsTexts } from '../../texts/pointsTexts.js';
import { LiveChips } from './LiveChips.js';

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
export function PointsBand({ view, week, points, loading, isOwn, hrefOf }: PointsBandProps) {
  const world = useWorld();
  const t = useText(pointsTexts);
  const common = useText(commonTexts);
  const { team } = view;
  const premium = useText(premiumTexts)('premium');
  const last = lastWeek(world.deadline);
  // Empty unless the team shows its manager's name (decisions §5.4).
  const manager = `${team.user.firstName} ${team.user.lastName}`.trim();
  return (
    <Band light="none">
      <MatchdayPager
        title={common('matchday', { week })}
        subtitle={
          <>
            <CrownedName name={team.name} premiumLabel={team.user.premium ? premium : undefined} size={14} />
            {manager !== '' && ` · ${manager}`}
          </>
        }
        previous={{ label: t('previousWeek'), href: week > 1 ? hrefOf(week - 1) : undefined }}
        next={{ label: t('nextWeek'), href: week < last ? hrefOf(week + 1) : undefined }}
      />
      {points ? <Score key={week} points={points} week={week} /> : loading && <ScoreSkeleton week={week} />}
      <WeekStrip selected={week} hrefOf={(weekId) => (weekId <= last ? hrefOf(weekId) : null)} />
      {isOwn && <TeamTabs team={team} current="points" />}
    </Band>
  );
}

interface ScoreProps {
  points: TeamPoints;
  week: number;
}

function Score({ points, week }: ScoreProps) {
  const t = useText(pointsTexts);
  const format = useFormat();
  const shown = useCountUp(points.visibleWeekPoints);
  return (
    <BandColumns>
      <PointsScore
        points={format.teamPoints(shown)}
        unit={
          points.weekPointsConfirmed ? (
            t('confirmed')
          ) : (
            <>
              <LiveDot $kind="provisional" />
              {t('provisional')}
            </>
          )
        }
        above={<LiveChips week={week} />}
        ranks={useRanks(points, week)}
      />
      <FactGrid facts={useFacts(points, week)} />
    </BandColumns>
  );
}

/** The score's place with nothing in it yet: the same parts, so that nothing moves when the numbers come. */
function ScoreSkeleton({ week }: { week: number }) {
  const t = useText(pointsTexts);
  const captions = [t('total'), t('average'), t('winner'), t('transfers'), t('captain'), t('powerSub')];
  return (
    <div aria-hidden="true">
      <BandColumns>
        <PointsScore
          points={BLANK}
          unit={BLANK}
          above={<LiveChips week={week} />}
          ranks={[
            { id: 'week', value: BLANK, caption: t('rankOfWeek', { week }) },
            { id: 'overall', value: BLANK, caption: t('overall') },
          ]}
        />
        <FactGrid facts={captions.map((caption) => ({ caption, value: BLANK }))} />
      </BandColumns>
    </div>
  );
}

/** Takes the room of a text. */
const BLANK = '\u00a0';

function useRanks(points: TeamPoints, week: number): PointsScoreProps['ranks'] {
  const t = useText(pointsTexts);
  const format = useFormat();
  const { visibleWeekRank, generalRank, generalRankMove } = points;
  return [
    ...(visibleWeekRank === null
      ? []
      : [{ id: 'week', value: format.rank(visibleWeekRank), caption: t('rankOfWeek', { week }) }]),
    ...(generalRank === null
      ? []
      : [
          {
            id: 'overall',
            value: format.rank(generalRank),
            caption: (
              <>
                {t('overall')}
                {generalRankMove !== null && <RankMove by={generalRankMove} />}
              </>
            ),
          },
        ]),
  ];
}

function useFacts(points: TeamPoints, week: number) {
  const world = useWorld();
  const t = useText(pointsTexts);
  const format = useFormat();
  const { multiplied } = armbands(points);
  const orNothing = (value: number | null) => (value === null ? t('nothing') : format.points(value));
  const { powerSubsFromWeek } = world.rules;
  return [
    { caption: t('total'), value: format.teamPoints(points.generalPoints) },
    { caption: t('average'), value: orNothing(points.weekAveragePoints) },
    {
      caption: t('winner'),
      value: points.weekWinnerPoints === null ? t('nothing') : format.teamPoints(points.weekWinnerPoints),
    },
    { caption: t('transfers'), value: format.whole(points.weekTransfers) },
    { caption: t('captain'), value: multiplied === null ? t('nothing') : format.points(multiplied.total) },
    {
      caption: t('powerSub'),
      value:
        week < powerSubsFromWeek ? (
          <Later>{t('powerSubFrom', { week: powerSubsFromWeek })}</Later>
        ) : (
          format.whole(points.weekPowerSubs)
        ),
    },
  ];
}

const Later = styled.span`
  font-size: 0.875rem;
  font-stretch: 100%;
  font-weight: 650;
  line-height: 1.125rem;
`;
