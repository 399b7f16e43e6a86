import type { Match } from '@euro/api-contract';
import { LiveDot, token } from '@euro/design-system';
import { useFormat, winnerOf } from '@euro/game-ui';
import styled from 'styled-components';
import { MatchState } from '../../components/matches/lazyMatchState.js';
import { MatchRow, type MatchSide } from '../../components/matches/MatchRow.js';
import { isOutOfCourse, matchPhase } from '../../domain/matchFacts.js';
import { useMatchWords } from '../../domain/useMatchWords.js';
import { useNow } from '../../domain/useNow.js';

const Live = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  font-weight: 700;
  color: ${token.positiveText};
`;

/**
 * A match of the calendar: kick-off before it starts, then minute and score so far, the score after (spec §2
 * "Matches").
 */
export function FixtureLine({ match, week }: { readonly match: Match; readonly week: number }) {
  const words = useMatchWords();
  const format = useFormat();
  const phase = matchPhase(match, useNow());
  const [home, away] = [words.side(match, 'home'), words.side(match, 'away')];
  const score = phase === 'before' ? null : words.score(match);
  // It is not played in this matchday, or not at all, or nobody knows when.
  const hasTime = match.state === undefined && match.weekId === week;
  const time = hasTime ? format.time(match.date) : '–';
  const winner = phase === 'after' ? winnerOf(match) : null;
  const result = (side: 'home' | 'away') => (winner === side ? 'won' : 'lost');
  const side = (of: 'home' | 'away'): MatchSide => ({
    nation: match[`${of}Id`]?.short ?? '',
    name: of === 'home' ? home : away,
    short: words.shortSide(match, of),
    result: winner === null ? undefined : result(of),
  });
  const live = words.live(match);
  const states = { before: [time], during: [score, live], after: [score ?? time] }[phase];
  const note = {
    before: match.city,
    during: (
      <Live>
        <LiveDot $kind="surface" aria-hidden />
        <span>{live}</span>
      </Live>
    ),
    after: words.ending(match),
  }[phase];
  return (
    <MatchRow
      home={side('home')}
      away={side('away')}
      score={score ?? undefined}
      live={phase === 'during' && score !== null}
      time={time}
      note={isOutOfCourse(match) ? <MatchState match={match} week={week} /> : note}
      label={[`${home} – ${away}`, ...states.filter((state) => state !== null)].join(', ')}
      href={phase === 'before' ? undefined : `/match/${match.id}`}
    />
  );
}
