import type { Match } from '@euro/api-contract';
import { formatTime, LiveDot, MatchRow, token } from '@euro/design-system';
import { useText } from '@euro/platform/react';
import styled from 'styled-components';
import { commonTexts } from '../../messages/commonTexts.js';
import { matchPhase, winnerOf } from '../../model/matchFacts.js';
import { useMatchWords } from '../../model/useMatchWords.js';
import { useNow } from '../../model/useNow.js';

const Live = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  font-weight: 700;
  color: ${token.positiveText};
`;

/** A match of the calendar: kick-off before it starts, live while it is played, the score after (spec §2 "Matches"). */
export function FixtureLine({ match }: { readonly match: Match }) {
  const common = useText(commonTexts);
  const words = useMatchWords();
  const phase = matchPhase(match, useNow());
  const [home, away] = [words.nation(match.homeId), words.nation(match.awayId)];
  const score = words.score(match);
  const time = formatTime(match.date);
  const winner = winnerOf(match);
  const result = (side: 'home' | 'away') => (winner === null ? undefined : winner === side ? 'won' : 'lost');
  const state = { before: time, during: common('live'), after: score ?? time }[phase];
  const note = {
    before: match.city,
    during: (
      <Live>
        <LiveDot $kind="plate" aria-hidden />
        {common('live')}
      </Live>
    ),
    after: words.ending(match),
  }[phase];
  return (
    <MatchRow
      home={{ nation: match.homeId?.short ?? '', name: home, result: result('home') }}
      away={{ nation: match.awayId?.short ?? '', name: away, result: result('away') }}
      score={phase === 'after' ? (score ?? undefined) : undefined}
      time={time}
      note={note}
      label={`${home} – ${away}, ${state}`}
      href={phase === 'before' ? undefined : `/match/${match.id}`}
    />
  );
}
