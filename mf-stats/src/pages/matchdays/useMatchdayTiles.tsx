import { formatDateTime, formatDuration, LiveDot, useTimeLeft } from '@euro/design-system';
import { formatLocale, useLocale, useText } from '@euro/platform/react';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import type { MatchdayTile } from '../../components/matches/MatchdayTiles.js';
import { commonTexts } from '../../texts/commonTexts.js';
import { matchTexts } from '../../texts/matchTexts.js';
import type { Matchday, MatchdayPhase } from './matchdays.js';

const LOOKS = {
  done: 'done',
  playing: 'future',
  next: 'next',
  later: 'future',
} satisfies Record<MatchdayPhase, MatchdayTile['state']>;

const Playing = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  padding-left: 3px;
`;

/** The matchdays as tiles; the coming deadline counts down. */
export function useMatchdayTiles(
  matchdays: readonly Matchday[],
  selected: number | null,
): readonly MatchdayTile[] {
  const t = useText(matchTexts);
  const common = useText(commonTexts);
  const locale = formatLocale(useLocale());
  const [query] = useSearchParams();
  const next = matchdays.find(({ phase }) => phase === 'next');
  const timeLeft = useTimeLeft(next ? Date.parse(next.deadline) : 0, 'minute');

  const date = ({ phase, deadline, week }: Matchday) => {
    if (phase === 'next') return t('tile.left', { left: formatDuration(timeLeft, locale) });
    if (phase === 'playing')
      return (
        <Playing>
          <LiveDot $kind={week === selected ? 'plate' : 'live'} aria-hidden />
          <span>{t('tile.playing')}</span>
        </Playing>
      );
    return formatDateTime(deadline, locale, 'short');
  };
  return matchdays.map((matchday) => ({
    id: matchday.week,
    title: common('matchday', { week: matchday.week }),
    stage: matchday.stage ? common(`stage.${matchday.stage}`) : '',
    date: date(matchday),
    state: LOOKS[matchday.phase],
    selected: matchday.week === selected,
    href: hrefOf(matchday.week, query),
  }));
}

/** The page's address with another matchday; other parameters remain. */
function hrefOf(week: number, query: URLSearchParams): string {
  const params = new URLSearchParams(query);
  params.set('week', `${week}`);
  return `/deadlines?${params}`;
}
