import type { ChatPlace, ChatResult, ChatTeam, Language } from '@euro/api-contract';
import type { PlaceFacts, ResultFacts } from './resultFacts.js';

/** Shown in place of the name of a team that was deleted. */
const NO_NAME = '—';

interface Words {
  readonly locale: string;
  readonly played: (week: number) => string;
  readonly winner: (names: string, points: string) => string;
  readonly leader: (names: string, points: string) => string;
  readonly climber: (name: string, places: number) => string;
  readonly more: (names: string, count: number) => string;
}

const WORDS: Readonly<Record<Language, Words>> = {
  nl: {
    locale: 'nl-BE',
    played: (week) => `Speeldag ${week} is gespeeld.`,
    winner: (names, points) => `Winnaar: ${names} (${points} punten).`,
    leader: (names, points) => `Aan de leiding: ${names} (${points} punten).`,
    climber: (name, places) => `Grootste stijger: ${name} (+${places}).`,
    more: (names, count) => `${names} en ${count} andere`,
  },
  en: {
    locale: 'en-GB',
    played: (week) => `Matchday ${week} was played.`,
    winner: (names, points) => `Winner: ${names} (${points} points).`,
    leader: (names, points) => `In the lead: ${names} (${points} points).`,
    climber: (name, places) => `Biggest climber: ${name} (+${places}).`,
    more: (names, count) => `${names} and ${count} ${count === 1 ? 'other' : 'others'}`,
  },
};

/** A result with the names that teams have today. */
export function presentResult(
  weekId: number,
  facts: ResultFacts,
  names: ReadonlyMap<number, string>,
): ChatResult {
  const team = (id: number): ChatTeam => ({ id, name: names.get(id) ?? NO_NAME });
  const place = ({ teamIds, count, points }: PlaceFacts): ChatPlace => ({
    teams: teamIds.map(team),
    count,
    points,
  });
  const { winners, leaders, climber, duels, duelCount } = facts;
  return {
    week_id: weekId,
    winners: place(winners),
    leaders: place(leaders),
    climber: climber && { team: team(climber.teamId), places: climber.places, rank: climber.rank },
    duels: duels.map(({ home, away, homePoints, awayPoints }) => ({
      home: team(home),
      away: away === null ? null : team(away),
      home_points: homePoints,
      away_points: awayPoints,
    })),
    duels_total: duelCount,
  };
}

/** The same in words, in the reader's language, for clients that know nothing of results. */
export function describeResult(
  { week_id, winners, leaders, climber }: ChatResult,
  language: Language,
): string {
  const words = WORDS[language];
  const numbers = new Intl.NumberFormat(words.locale, { maximumFractionDigits: 1 });
  const namesOf = ({ teams, count }: ChatPlace) => {
    const names = teams.map(({ name }) => name).join(', ');
    return count > teams.length ? words.more(names, count - teams.length) : names;
  };
  return [
    words.played(week_id),
    words.winner(namesOf(winners), numbers.format(winners.points)),
    words.leader(namesOf(leaders), numbers.format(leaders.points)),
    ...(climber ? [words.climber(climber.team.name, climber.places)] : []),
  ].join('\n');
}
