import type { ChatPlace, ChatResult, ChatTeam } from '@euro/api-contract';
import type { PlaceFacts, ResultFacts } from './resultFacts.js';

/** Shown in place of the name of a team that was deleted. */
const NO_NAME = '—';
const points = new Intl.NumberFormat('nl-BE', { maximumFractionDigits: 1 });

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

/** The same in words, for clients that know nothing of results. One line is shared by all readers, so it is in Dutch. */
export function describeResult({ week_id, winners, leaders, climber }: ChatResult): string {
  return [
    `Speeldag ${week_id} is gespeeld.`,
    `Winnaar: ${namesOf(winners)} (${points.format(winners.points)} punten).`,
    `Aan de leiding: ${namesOf(leaders)} (${points.format(leaders.points)} punten).`,
    ...(climber ? [`Grootste stijger: ${climber.team.name} (+${climber.places}).`] : []),
  ].join('\n');
}

function namesOf({ teams, count }: ChatPlace): string {
  const names = teams.map(({ name }) => name).join(', ');
  return count > teams.length ? `${names} en ${count - teams.length} andere` : names;
}
