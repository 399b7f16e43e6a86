import type { ChatPlace, ChatResult, ChatTeam } from '@euro/api-contract';
import { defineTexts, localeOf, type TextLanguage } from '../../texts/index.js';
import type { PlaceFacts, ResultFacts } from './resultFacts.js';

/** Shown in place of the name of a team that was deleted. */
const NO_NAME = '—';

const texts = defineTexts(import.meta.url, {
  nl: {
    played: 'Speeldag {week} is gespeeld.',
    winner: 'Winnaar: {names} ({points} punten).',
    leader: 'Aan de leiding: {names} ({points} punten).',
    climber: 'Grootste stijger: {name} (+{places}).',
    more: '{count, plural, one {{names} en # andere} other {{names} en # andere}}',
  },
  en: {
    played: 'Matchday {week} was played.',
    winner: 'Winner: {names} ({points} points).',
    leader: 'In the lead: {names} ({points} points).',
    climber: 'Biggest climber: {name} (+{places}).',
    more: '{count, plural, one {{names} and # other} other {{names} and # others}}',
  },
});

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

/** The result as a sentence in the reader's language, for clients without the structured result. */
export function describeResult(
  { week_id, winners, leaders, climber }: ChatResult,
  language: TextLanguage,
): string {
  const t = texts(language);
  const numbers = new Intl.NumberFormat(localeOf(language), { maximumFractionDigits: 1 });
  const namesOf = ({ teams, count }: ChatPlace) => {
    const names = teams.map(({ name }) => name).join(', ');
    return count > teams.length ? t('more', { names, count: count - teams.length }) : names;
  };
  return [
    t('played', { week: week_id }),
    t('winner', { names: namesOf(winners), points: numbers.format(winners.points) }),
    t('leader', { names: namesOf(leaders), points: numbers.format(leaders.points) }),
    ...(climber ? [t('climber', { name: climber.team.name, places: climber.places })] : []),
  ].join('\n');
}
