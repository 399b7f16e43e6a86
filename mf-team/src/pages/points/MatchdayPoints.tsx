import type { TeamPoints } from '@euro/api-contract';
import { ButtonLink, Card, CardHeader, StickyBar, Wrap } from '@euro/design-system';
import { PitchColumns, PitchPage, PitchPlace, useNames, useWorld } from '@euro/game-ui';
import { Embed, lazyPage, usePlatform, useText } from '@euro/platform/react';
import { lazy, memo, type ReactNode, Suspense, useEffect, useId, useMemo, useRef } from 'react';
import { AREAS, Column, Place, TwoByTwo } from '../../components/columns.js';
import { FactGrid } from '../../components/points-head/PointsHead.js';
import { ReceiptsCard } from '../../components/ReceiptsCard.js';
import { showPitch } from '../../hooks/showPitch.js';
import { useChoiceBar } from '../../hooks/useChoiceBar.js';
import { useLiveBadge } from '../../hooks/useLiveBadge.js';
import { type PowerSubs, usePowerSubs } from '../../hooks/usePowerSubs.js';
import { pointsTexts } from '../../texts/pointsTexts.js';
import { powerSubTexts } from '../../texts/powerSubTexts.js';
import { FeedCard } from './FeedCard.js';
import type { FeedNewsProps } from './FeedNews.js';
import { MatchesCard } from './MatchesCard.js';
import { PointsBarsCard } from './PointsBarsCard.js';
import { PointsPitch } from './PointsPitch.js';
import { PowerSubCard } from './PowerSubCard.js';
import type { PowerSubDialogProps } from './PowerSubDialog.js';
import { SpyCard } from './SpyCard.js';
import { TopLineupCard } from './TopLineupCard.js';
import { useFacts } from './useFacts.js';

/** Invisible, and not needed at first. */
const FeedNews = lazyPage<FeedNewsProps>(
  () => import(/* webpackChunkName: "feed-news" */ './FeedNews.js').then((file) => file.FeedNews),
  () => null,
);

/** Opens with a power sub that was chosen. */
const PowerSubDialog = lazyPage<PowerSubDialogProps>(() =>
  import(/* webpackChunkName: "power-sub" */ './PowerSubDialog.js').then((file) => file.PowerSubDialog),
);

/** Below everything else, so that nothing moves when it comes. */
const ShareCard = lazy(() => import('./ShareCard.js'));

const LEAGUE = 'leagues/live@1';

interface MatchdayPointsProps {
  teamId: number;
  points: TeamPoints;
  isOwn: boolean;
}

/**
 * The page below the band: points by player, power subs or spying, points per matchday, the user's changes, the
 * calendar.
 */
export const MatchdayPoints = memo(function MatchdayPoints({ teamId, points, isOwn }: MatchdayPointsProps) {
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
  useLiveBadge(isOwn && isRunning ? points.selections.map(({ playerId }) => playerId) : null);
  const cards: Cards = {
    pitch: (
      <PitchPlace ref={pitch}>
        <PointsPitch points={points} isOwn={isOwn} powerSubs={powerSubs} />
      </PitchPlace>
    ),
    feed: (
      <>
        <FeedCard points={points} isOwn={isOwn} />
        <FeedNews points={points} isOwn={isOwn} />
      </>
    ),
    powerOrSpy: isOwn ? (
      <PowerSubCard points={points} powerSubs={powerSubs} />
    ) : (
      <SpyCard team={{ id: teamId, name: points.teamName }} />
    ),
    league: isOwn && embeds.has(LEAGUE) && <Embed id={LEAGUE} props={leagueProps} />,
    bars: <PointsBarsCard points={points} isOwn={isOwn} />,
    receipts: isOwn && <ReceiptsCard teamId={teamId} />,
    matches: <MatchesCard selections={points.selections} week={weekId} />,
    topLineup: <TopLineupCard week={weekId} />,
    share: (
      <Suspense fallback={null}>
        <ShareCard points={points} />
      </Suspense>
    ),
  };
  return (
    <>
      <PitchPage>
        <Wrap>
          {isRunning ? (
            <RunningMatchday points={points} cards={cards} />
          ) : (
            <PlayedMatchday teamId={teamId} cards={cards} />
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
});

type Cards = Readonly<
  Record<
    'pitch' | 'feed' | 'powerOrSpy' | 'league' | 'bars' | 'receipts' | 'matches' | 'topLineup' | 'share',
    ReactNode
  >
>;

/** On phones the turns decide the order. */
function RunningMatchday({ points, cards }: { readonly points: TeamPoints; readonly cards: Cards }) {
  return (
    <TwoByTwo>
      <Column $area={AREAS[0]}>
        {cards.pitch}
        <Place $turn={1}>{cards.powerOrSpy}</Place>
      </Column>
      <Column $area={AREAS[1]}>
        <Place $turn={2}>{cards.feed}</Place>
        <Place $turn={3}>{cards.league}</Place>
      </Column>
      <Column $area={AREAS[2]}>
        <Place $turn={4}>{cards.matches}</Place>
        <Place $turn={4}>{cards.bars}</Place>
      </Column>
      <Column $area={AREAS[3]}>
        <Place $turn={5}>
          <FactsCard points={points} />
        </Place>
        <Place $turn={6}>{cards.receipts}</Place>
        <Place $turn={7}>{cards.topLineup}</Place>
        <Place $turn={8}>{cards.share}</Place>
      </Column>
    </TwoByTwo>
  );
}

function PlayedMatchday({ teamId, cards }: { readonly teamId: number; readonly cards: Cards }) {
  const world = useWorld();
  const t = useText(pointsTexts);
  return (
    <PitchColumns>
      <Column>
        {cards.pitch}
        <Place $turn={1}>{cards.feed}</Place>
        <Place $turn={2}>{cards.league}</Place>
        <Place $turn={5}>{cards.topLineup}</Place>
        <Place $turn={6}>{cards.share}</Place>
      </Column>
      <Column>
        <Place $turn={0}>
          {world.deadline.deadlineWeek === null && (
            <ButtonLink block href={`/recap/${teamId}`}>
              {t('recap')}
            </ButtonLink>
          )}
        </Place>
        <Place $turn={1}>{cards.powerOrSpy}</Place>
        <Place $turn={2}>{cards.bars}</Place>
        <Place $turn={3}>{cards.receipts}</Place>
        <Place $turn={4}>{cards.matches}</Place>
      </Column>
    </PitchColumns>
  );
}

/** The figures of a matchday while it runs: the band has what happens instead. */
function FactsCard({ points }: { readonly points: TeamPoints }) {
  const t = useText(pointsTexts);
  const titleId = useId();
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader id={titleId} title={t('factsTitle', { week: points.weekId })} />
      <FactGrid facts={useFacts(points, points.weekId)} onCard />
    </Card>
  );
}

interface PowerSubBarProps {
  powerSubs: PowerSubs;
}

/** The bar at the bottom while a power sub is chosen: the player who comes on, then the one who leaves. */
function PowerSubBar({ powerSubs }: PowerSubBarProps) {
  const t = useText(powerSubTexts);
  const names = useNames();
  const { choice, stop } = powerSubs;
  const bar = useChoiceBar(
    choice && {
      label: t('barLabel'),
      title: choice.inId === null ? t('whoIn') : t('whoOut', { name: names.player(choice.inId) }),
      hint: t(choice.inId === null ? 'whoInHint' : 'whoOutHint'),
      onStop: stop,
    },
  );
  return bar && <StickyBar {...bar} />;
}
