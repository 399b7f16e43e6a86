import type { Match, Player } from '@euro/api-contract';
import { formatDate, LiveDot, useClock } from '@euro/design-system';
import { useText } from '@euro/platform/react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { groupByDay, type OwnMatch } from '../domain/fixtures.js';
import { useFormat } from '../hooks/useFormat.js';
import { commonTexts } from '../messages/commonTexts.js';
import { DayHeading } from './fixture-row/DayHeading.js';
import { FixtureRow } from './fixture-row/FixtureRow.js';
import { useFixtureProps } from './fixture-row/useFixtureProps.js';

interface FixtureListProps {
  matches: readonly OwnMatch<Player>[];
}

/** Matches by day, with one's own players; a match that started leads to its page (spec §2). */
export function FixtureList({ matches }: FixtureListProps) {
  const format = useFormat();
  const fixture = useFixtureProps();
  const t = useText(commonTexts);
  const now = useClock();
  const time = useTime();
  const today = formatDate(now(), format.locale, 'medium');
  return (
    <Days>
      {groupByDay(matches).map((day) => (
        <section key={day.date}>
          <DayHeading>
            {`${formatDate(day.date, format.locale, 'medium') === today ? `${t('today')} · ` : ''}${format.day(day.date)}`}
          </DayHeading>
          <ul>
            {day.items.map(({ match, players }) => (
              <FixtureRow
                key={match.id}
                time={time(match)}
                href={match.status === 'scheduled' ? undefined : `/match/${match.id}`}
                {...fixture(match, players)}
              />
            ))}
          </ul>
        </section>
      ))}
    </Days>
  );
}

/** Kick-off before, the minute during, "einde" after a match. */
function useTime(): (match: Match) => ReactNode {
  const t = useText(commonTexts);
  const format = useFormat();
  return ({ status, state, homeScore, date, minute }) => {
    if (state && homeScore === null) return t('noMatch');
    if (status === 'finished') return t('ended');
    if (status === 'scheduled') return format.time(date);
    return (
      <>
        <LiveDot $kind="plate" /> <span>{minute === null ? t('playing') : `${minute}'`}</span>
      </>
    );
  };
}

/** Shown for a matchday without known pairings. */
export function NoFixtures({ weekId }: { weekId: number }) {
  const t = useText(commonTexts);
  return <Note>{t('noFixtures', { week: weekId })}</Note>;
}

const Days = styled.div`
  container-type: inline-size;
  padding-bottom: 4px;
`;

const Note = styled.p`
  padding: 0 20px 20px;
  font-size: 0.9375rem;
`;
