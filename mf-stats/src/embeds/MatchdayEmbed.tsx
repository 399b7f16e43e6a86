import type { EmbedProps, MatchesState } from '@euro/platform';
import { MatchdayMatches } from '../pages/matchdays/MatchdayMatches.js';
import { matchdaysOf, openingWeek } from '../pages/matchdays/matchdays.js';
import { WithMatches } from '../pages/matchdays/WithMatches.js';

/**
 * `stats/matchday@1`: the matches of a matchday by day, with their scores; without `week` the one that is played or
 * comes next.
 */
export function MatchdayEmbed({ week }: EmbedProps) {
  return (
    <WithMatches>
      {(tournament) => <Matchday week={typeof week === 'number' ? week : null} tournament={tournament} />}
    </WithMatches>
  );
}

interface MatchdayProps {
  readonly week: number | null;
  readonly tournament: MatchesState;
}

function Matchday({ week, tournament }: MatchdayProps) {
  const matchdays = matchdaysOf(tournament);
  const find = (weekId: number | null) => matchdays.find((matchday) => matchday.week === weekId);
  const matchday = find(week) ?? find(openingWeek(matchdays));
  return matchday && <MatchdayMatches matchday={matchday} matches={tournament.matches} />;
}
