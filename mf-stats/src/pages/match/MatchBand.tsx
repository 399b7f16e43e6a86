import type { Match } from '@euro/api-contract';
import { BackLink, Band, LiveDot, useSaid } from '@euro/design-system';
import { useFormat } from '@euro/game-ui';
import { usePlatform, useText } from '@euro/platform/react';
import { useEffect } from 'react';
import styled from 'styled-components';
import { MatchState } from '../../components/matches/lazyMatchState.js';
import { Scoreboard } from '../../components/matches/Scoreboard.js';
import { ScoreboardSkeleton } from '../../components/matches/ScoreboardSkeleton.js';
import { isOutOfCourse, matchPhase } from '../../domain/matchFacts.js';
import { useMatchWords } from '../../domain/useMatchWords.js';
import { useNow } from '../../domain/useNow.js';
import { commonTexts } from '../../texts/commonTexts.js';
import { matchTexts } from '../../texts/matchTexts.js';

const Live = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 8px;
`;

/** The scoreboard on night, and the way back to all matches. */
export function MatchBand({ match }: { readonly match: Match | null }) {
  const t = useText(matchTexts);
  return (
    <Band>
      <BackLink href={match ? `/deadlines?week=${match.weekId}` : '/deadlines'}>{t('back')}</BackLink>
      {match ? <Board match={match} /> : <ScoreboardSkeleton />}
    </Band>
  );
}

function Board({ match }: { readonly match: Match }) {
  const t = useText(matchTexts);
  const common = useText(commonTexts);
  const words = useMatchWords();
  const { navigation } = usePlatform();
  const format = useFormat();
  const phase = matchPhase(match, useNow());
  const [home, away] = [words.side(match, 'home'), words.side(match, 'away')];
  const name = t('title', { home, away });
  useEffect(() => {
    navigation.title(name);
  }, [navigation, name]);

  const score = phase === 'before' ? null : words.score(match);
  const title = score === null ? name : `${name}, ${score}`;
  useSaid(phase === 'during' ? title : null, { news: true });
  const goals = (count: number | null) => (score === null ? undefined : (count ?? undefined));
  const place = [
    words.round(match),
    common('matchday.inside', { week: match.weekId }),
    words.moment(match),
    match.venue,
  ];
  return (
    <Scoreboard
      home={{ nation: match.homeId?.short ?? '', name: home, goals: goals(match.homeScore) }}
      away={{ nation: match.awayId?.short ?? '', name: away, goals: goals(match.awayScore) }}
      time={match.state ? '–' : format.time(match.date)}
      status={
        isOutOfCourse(match) ? <MatchState match={match} week={match.weekId} /> : <Status match={match} />
      }
      line={place.filter(Boolean).join(' · ')}
      title={title}
    />
  );
}

function Status({ match }: { readonly match: Match }) {
  const t = useText(matchTexts);
  const words = useMatchWords();
  const phase = matchPhase(match, useNow());
  if (phase === 'during')
    return (
      <Live>
        <LiveDot aria-hidden />
        <span>{words.live(match)}</span>
      </Live>
    );
  const ending = words.ending(match);
  const over = ending ? `${t('over')} · ${ending}` : t('over');
  return <span>{phase === 'before' ? t('kickoff') : over}</span>;
}
