import { Band, EmptyState, ErrorState, PageBody, Wrap } from '@euro/design-system';
import { bracket, placementMatches } from '@euro/game';
import type { MatchesState } from '@euro/platform';
import { usePlatform, useShared, useText } from '@euro/platform/react';
import { type ReactNode, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { MatchdayTiles } from '../../components/matches/MatchdayTiles.js';
import { MatchdayTilesSkeleton } from '../../components/matches/MatchdayTilesSkeleton.js';
import { commonTexts } from '../../texts/commonTexts.js';
import { matchTexts } from '../../texts/matchTexts.js';
import { Groups } from './Groups.js';
import { groupView } from './groupView.js';
import { KnockOut } from './KnockOut.js';
import { namedRounds } from './knockOutRounds.js';
import { MatchdayMatches } from './MatchdayMatches.js';
import { MatchdaysSkeleton } from './MatchdaysSkeleton.js';
import { matchdaysOf, openingWeek, weekInAddress } from './matchdays.js';
import { NewsFeed } from './NewsFeed.js';
import { useMatchdayTiles } from './useMatchdayTiles.js';

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 40px;
  @media (min-width: 48em) { gap: 48px; }
`;

/**
 * The matchdays with their deadlines, the matches of one of them, and the state of the tournament (spec §2 "Matches").
 */
export function MatchdaysPage() {
  const { state } = usePlatform();
  const { status, value } = useShared(state.matches);
  if (value && value.weeks.length > 0) return <Matchdays tournament={value} />;
  if (status === 'loading')
    return (
      <Frame tiles={<MatchdayTilesSkeleton />}>
        <MatchdaysSkeleton />
      </Frame>
    );
  return (
    <Frame>
      <NoMatchdays failed={status === 'failed'} onRetry={() => state.refresh('matches')} />
    </Frame>
  );
}

function Frame({ tiles, children }: { readonly tiles?: ReactNode; readonly children: ReactNode }) {
  const t = useText(matchTexts);
  return (
    <>
      <Band title={t('matches')} subtitle={t('matches.subtitle')}>
        {tiles}
      </Band>
      <PageBody as="div">
        <Wrap>{children}</Wrap>
      </PageBody>
    </>
  );
}

function Matchdays({ tournament }: { readonly tournament: MatchesState }) {
  const t = useText(matchTexts);
  const [query] = useSearchParams();
  const matchdays = matchdaysOf(tournament);
  const week = weekInAddress(query, matchdays) ?? openingWeek(matchdays);
  const tiles = useMatchdayTiles(matchdays, week);
  const matchday = matchdays.find((candidate) => candidate.week === week);
  return (
    <Frame tiles={<MatchdayTiles label={t('matchdays')} tiles={tiles} />}>
      <Parts>
        {matchday && <MatchdayMatches matchday={matchday} matches={tournament.matches} />}
        <Standings matches={tournament.matches} />
        <NewsFeed />
      </Parts>
    </Frame>
  );
}

/** Groups and knock-out phase: first the one that is played. */
function Standings({ matches }: Pick<MatchesState, 'matches'>) {
  const { state } = usePlatform();
  const clubs = useShared(state.clubs);
  const settings = useShared(state.application).value;
  const order = settings?.tableOrder ?? settings?.groupOrder;
  const groups = useMemo(() => groupView(matches, clubs, order), [matches, clubs, order]);
  const rounds = useMemo(() => namedRounds(bracket(matches)), [matches]);
  const placements = useMemo(() => placementMatches(matches), [matches]);
  const parts = [
    <Groups key="groups" view={groups} />,
    ...(rounds.length > 0 ? [<KnockOut key="knock-out" rounds={rounds} placements={placements} />] : []),
  ];
  return groups.isOver ? parts.toReversed() : parts;
}

function NoMatchdays({ failed, onRetry }: { readonly failed: boolean; readonly onRetry: () => void }) {
  const t = useText(matchTexts);
  const common = useText(commonTexts);
  if (!failed) return <EmptyState title={t('matches.weeks.none')} text={t('matches.weeks.none.text')} />;
  return (
    <ErrorState
      title={t('matches.error')}
      text={t('matches.error.text')}
      retryText={common('retry')}
      onRetry={onRetry}
    />
  );
}
