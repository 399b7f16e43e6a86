import type { OwnLeague, TeamPoints, TeamView } from '@euro/api-contract';
import { Band, ButtonLink, CrownedName, IconButton, LiveDot, token } from '@euro/design-system';
import {
  DeadlineCountdown,
  premiumTexts,
  shareTexts,
  useFormat,
  useShare,
  useWorld,
  WeekStrip,
} from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { Check, Share2 } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { BandColumns } from '../../components/BandColumns.js';
import { LiveLine } from '../../components/live/LiveLine.js';
import { LiveMatches } from '../../components/live/LiveMatches.js';
import { OutcomeLine } from '../../components/live/OutcomeLine.js';
import { PointsScore } from '../../components/points-head/PointsHead.js';
import { TeamIdentity } from '../../components/points-head/TeamIdentity.js';
import { useOverallRank } from '../../components/points-head/useOverallRank.js';
import type { HomePhase } from '../../domain/homePhase.js';
import { useAnnouncePoints } from '../../hooks/useAnnouncePoints.js';
import { useCountUp } from '../../hooks/useCountUp.js';
import type { MatchdayWin } from '../../hooks/useMatchdayWin.js';
import { useSharedPoints } from '../../hooks/useSharedPoints.js';
import { homeTexts } from '../../texts/homeTexts.js';

interface HomeBandProps {
  readonly view: TeamView;
  readonly phase: HomePhase;
  /** Of the phase's matchday; null while loading, and before the team's first. */
  readonly points: TeamPoints | null;
  /** The first of the team's leagues. */
  readonly league: OwnLeague | null;
  /** The phase's matchday was won. */
  readonly win: MatchdayWin | null;
}

/** The team, its points and ranks, the present phase, and one button. */
export function HomeBand({ view, phase, points, league, win }: HomeBandProps) {
  const premium = useText(premiumTexts)('premium');
  const { team } = view;
  const manager = `${team.user.firstName} ${team.user.lastName}`.trim();
  return (
    <Band light="none">
      <TeamIdentity
        team={team}
        title={
          <CrownedName name={team.name} premiumLabel={team.user.premium ? premium : undefined} size={16} />
        }
        line={manager}
      />
      <BandColumns>
        {points ? (
          <Score phase={phase} points={points} league={league} />
        ) : (
          <FirstScore phase={phase} view={view} />
        )}
        <State>
          <Now view={view} phase={phase} points={points} win={win} />
        </State>
      </BandColumns>
      <Strip view={view} selected={phase.weekId ?? undefined} />
    </Band>
  );
}

function Score({
  phase,
  points,
  league,
}: Pick<HomeBandProps, 'phase' | 'league'> & { readonly points: TeamPoints }) {
  const t = useText(homeTexts);
  const format = useFormat();
  const isTotal = phase.kind === 'before';
  const displayedPoints = useCountUp(isTotal ? points.generalPoints : points.visibleWeekPoints);
  useAnnouncePoints(points);
  const overall = useOverallRank(points);
  const { weekId: week } = points;
  return (
    <PointsScore
      points={format.teamPoints(displayedPoints)}
      above={
        <Label>
          {phase.kind === 'live' && <LiveDot $kind="provisional" />}
          {phase.kind === 'after' && <Check size={16} aria-hidden />}
          <span>
            {t(isTotal ? 'totalAfter' : phase.kind === 'live' ? 'provisional' : 'confirmed', { week })}
          </span>
        </Label>
      }
      ranks={[
        ...overall,
        ...(league?.rank != null
          ? [
              {
                id: 'league',
                value: format.rank(league.rank),
                caption: (
                  <>
                    <Short>{league.name}</Short>
                    {/* Beside the points of a matchday, and above its table. */}
                    {!isTotal && <span>{t('inAll')}</span>}
                  </>
                ),
              },
            ]
          : []),
      ]}
    />
  );
}

/** Takes the room of a text. */
const BLANK = '\u00a0';

/** Before the team's first matchday, and while its points are on their way: the same place with a dash. */
function FirstScore({ phase, view }: { readonly phase: HomePhase; readonly view: TeamView }) {
  const t = useText(homeTexts);
  const isFirst = phase.weekId === null;
  return (
    <PointsScore
      points={isFirst ? t('noPoints') : BLANK}
      above={<Label>{isFirst ? t('firstWeek', { week: view.team.weekId }) : BLANK}</Label>}
    />
  );
}

/** Exactly one state, then one button. */
function Now({ view, phase, points, win }: Omit<HomeBandProps, 'league'>): ReactNode {
  const world = useWorld();
  const t = useText(homeTexts);
  const { team } = view;
  const { deadlineWeek } = world.deadline;
  const squad = view.players.map(({ id }) => id);
  if (phase.kind === 'live') {
    return (
      <>
        <LiveLine points={points} isOwn />
        <LiveMatches key={team.id} weekId={phase.weekId} squad={squad} points={points} />
        <ButtonLink variant="lime" size="large" block href={`/points/${team.id}`}>
          {t('follow')}
        </ButtonLink>
      </>
    );
  }
  if (deadlineWeek === null) {
    return (
      <>
        {points && <OutcomeLine points={points} win={win} />}
        <ButtonLink variant="lime" size="large" block href={`/points/${team.id}`}>
          {t('seePoints')}
        </ButtonLink>
      </>
    );
  }
  const button = (
    <ButtonLink variant="lime" size="large" block href={`/team/${team.id}`}>
      {phase.kind === 'after' ? t('prepareWeek', { week: deadlineWeek }) : t('prepare')}
    </ButtonLink>
  );
  const deadline = (
    <Plate>
      <DeadlineCountdown deadline={world.deadline} phone="line" />
    </Plate>
  );
  if (phase.kind === 'before') {
    return (
      <>
        {deadline}
        {button}
      </>
    );
  }
  return (
    <>
      {points && <OutcomeLine points={points} win={win} />}
      {points ? (
        <WithShare>
          {button}
          <ShareMatchday points={points} />
        </WithShare>
      ) : (
        button
      )}
      {deadline}
    </>
  );
}

/** Passes the picture of a definitive matchday on. */
function ShareMatchday({ points }: { readonly points: TeamPoints }) {
  const t = useText(homeTexts);
  const sharing = useText(shareTexts);
  const { share, isSharing } = useShare({ failed: sharing('failed') });
  const shared = useSharedPoints(points);
  return (
    <IconButton
      variant="glass"
      label={t('share', { week: points.weekId })}
      icon={<Share2 size={20} aria-hidden />}
      disabled={isSharing}
      onClick={() => void share(shared, sharing('copied'))}
    />
  );
}

function Strip({ view, selected }: { readonly view: TeamView; readonly selected: number | undefined }) {
  const { deadline } = useWorld();
  const { team } = view;
  const isLocked = (week: number) => deadline.deadlineWeek === null || week < deadline.deadlineWeek;
  return (
    <WeekStrip
      {...(selected === undefined ? {} : { selected })}
      hrefOf={(week) => (isLocked(week) && week >= team.weekId ? `/points/${team.id}?week=${week}` : null)}
    />
  );
}

const State = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
`;

const Plate = styled.div`
  display: grid;
  align-items: center;
  min-height: 64px;
  padding: 10px 14px;
  border-radius: ${token.radiusField};
  background: var(--em-night-block, #0b133899);
  [data-phone] { width: 100%; }
  /* Beside a title of one line. */
  @media (max-width: 63.9375em) { &&& [data-look='line'] b { font-size: 1.25rem; } }
`;

const WithShare = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 12px;
  & > button {
    width: 56px;
    height: auto;
    border-radius: ${token.radiusField};
    box-shadow: inset 0 0 0 1.5px ${token.onNightSoft};
  }
`;

const Label = styled.p`
  display: flex;
  align-items: center;
  gap: 7px;
  margin-bottom: -8px;
  font-size: 0.8125rem;
  line-height: 1.125rem;
  font-weight: 650;
  color: ${token.onNightSoft};
`;

const Short = styled.span`
  max-width: 9rem;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
