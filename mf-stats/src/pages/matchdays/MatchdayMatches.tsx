import type { Match } from '@euro/api-contract';
import { Card, Cluster, EmptyState, formatDate, Heading } from '@euro/design-system';
import { formatLocale, useLocale, usePlatform, useShared, useText } from '@euro/platform/react';
import styled from 'styled-components';
import { MatchdayStates } from '../../components/matches/lazyMatchdayStates.js';
import { MatchDay } from '../../components/matches/MatchRow.js';
import { PlannerLink } from '../../components/PlannerLink.js';
import { PointsChip } from '../../components/PointsChip.js';
import { isOutOfCourse } from '../../domain/matchFacts.js';
import { commonTexts } from '../../texts/commonTexts.js';
import { matchTexts } from '../../texts/matchTexts.js';
import { FixtureLine } from './FixtureLine.js';
import { type Matchday, matchesByDay } from './matchdays.js';

const Head = styled.div`
  margin-bottom: 12px;
  & > * { min-height: 28px; }
`;

const Days = styled.div`
  display: grid;
  gap: 16px;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, max(20rem, 50% - 12px)), 1fr));
  @media (min-width: 48em) { gap: 24px; }
`;

interface MatchdayMatchesProps {
  readonly matchday: Matchday;
  readonly matches: readonly Match[];
}

/** The matches of a matchday, by day. */
export function MatchdayMatches({ matchday, matches }: MatchdayMatchesProps) {
  const t = useText(matchTexts);
  const common = useText(commonTexts);
  const locale = formatLocale(useLocale());
  const days = matchesByDay(matches, matchday.week);
  const listed = days.flatMap((day) => day.matches);
  const { closedByMistake } = matchday;
  const isLeague = useShared(usePlatform().state.application).value?.sides === 'clubs';
  const title = common('matchday', { week: matchday.week });
  return (
    <section>
      <Head>
        <Cluster $justify="space-between">
          <Heading>{matchday.stage ? `${title} · ${common(`stage.${matchday.stage}`)}` : title}</Heading>
          <PointsChip points={matchday.points} />
        </Cluster>
        {(isLeague || closedByMistake !== null || listed.some(isOutOfCourse)) && (
          <MatchdayStates week={matchday.week} matches={listed} closedByMistake={closedByMistake} />
        )}
      </Head>
      {days.length === 0 && (
        <Card>
          <EmptyState title={t('matches.none')} text={t('matches.none.text')} />
        </Card>
      )}
      <Days>
        {days.map((day) => (
          <Card key={day.key}>
            <MatchDay>{formatDate(day.matches[0]?.date ?? day.key, locale)}</MatchDay>
            <ul>
              {day.matches.map((match) => (
                <FixtureLine key={match.id} match={match} week={matchday.week} />
              ))}
            </ul>
          </Card>
        ))}
      </Days>
      <PlannerLink />
    </section>
  );
}
