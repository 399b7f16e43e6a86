import type { Cells, SeasonPack } from './seasonPack.js';

/**
 * A second reading of the rules (spec §9, decisions §4 and §12), which shares no code with the game: tests compare the
 * product with it. Points are points here, not halves.
 */

/** A team's choice for a matchday. */
export interface ChosenLineup {
  readonly starting: readonly number[];
  readonly bench: readonly number[];
  readonly captainId: number;
  readonly viceCaptainId: number;
  readonly booster: 'bank' | 'tripleCaptain' | 'freeHit' | 'wildCard' | null;
}

/** Settings that decide where and whether a match counts. */
export interface ScorerSettings {
  readonly postponedStay: boolean;
  readonly broughtForwardStay: boolean;
  readonly awardedScoresCoach: boolean;
}

/** Points and minutes of somebody in a matchday. */
export interface MatchdayOf {
  points: number;
  minutes: number;
}

/** The rows of the files by the names of their columns; an empty cell is null. */
const count = (cells: Cells, column: string): number | null => {
  const cell = cells[column] ?? '';
  return cell === '' ? null : Number(cell);
};

/** The matchday of a match: the last one that has closed at its kick-off, or the planned one. */
export function matchdayOf(match: Cells, deadlines: readonly number[], settings: ScorerSettings): number {
  const week = Number(match.week);
  if (nobodyPlays(match)) return week;
  const kickoff = Date.parse(String(match.kickoff));
  const closed = deadlines.filter((deadline) => deadline <= kickoff).length;
  if (closed === 0 || closed === week) return week;
  if (closed > week) return settings.postponedStay ? week : closed;
  return settings.broughtForwardStay ? week : closed;
}

function nobodyPlays({ state, homeScore }: Cells): boolean {
  const off = state === 'cancelled' || state === 'annulled' || state === 'postponed' || state === 'awarded';
  return off || (state === 'abandoned' && homeScore === '');
}

/** Points of a player in a match by the table of spec §9. A rule on an unknown count gives nothing. */
export function pointsInMatch(stat: Cells, position: number): number {
  const of = (column: string) => count(stat, column);
  const perPosition = (values: readonly [number, number, number, number]) => values[position - 1] ?? 0;
  const minutes = of('minutes') ?? 0;
  let points = 0;
  points -= of('yellow_cards') ?? 0;
  points -= 3 * (of('red_card') ?? 0);
  if (minutes === 0) return points;
  points += minutes >= 60 ? 2 : 1;
  points += perPosition([6, 6, 5, 4]) * (of('goals') ?? 0);
  points += 3 * (of('assists') ?? 0);
  points -= 2 * (of('own_goals') ?? 0);
  points -= 2 * (of('penalty_miss') ?? 0);
  points += position === 1 ? 5 * (of('penalty_saved') ?? 0) : 0;
  const conceded = of('conceeded');
  if (conceded === 0 && minutes >= 60) points += perPosition([4, 4, 1, 0]);
  if (conceded !== null && position <= 2) points -= Math.floor(conceded / 2);
  const [won, lost] = [of('duelWon'), of('duelLost')];
  if (won !== null && lost !== null && won > lost) points += 1;
  if ((of('interception') ?? 0) > 1) points += 1;
  points -= Math.floor((of('shotOffTarget') ?? 0) / 2);
  points -= of('errorLeadToGoal') ?? 0;
  points += Math.floor((of('saves') ?? 0) / 2);
  if ((of('bigChanceCreated') ?? 0) > 1) points += 1;
  if ((of('headClearance') ?? 0) > 1) points += 1;
  if (position !== 1 && (of('ballRecovery') ?? 0) > 7) points += 1;
  const best = of('skillIndex');
  if (best !== null) points += 4 - best;
  return points;
}

/** Of each matchday, points and minutes of everybody who appeared, by `matchday player`. */
export function scorePlayers(
  { matches, stats, players, spells }: SeasonPack,
  deadlines: readonly number[],
  settings: ScorerSettings,
): Map<string, MatchdayOf> {
  const scores = new Map<string, MatchdayOf>();
  const add = (week: number, player: string | number, points: number, minutes: number) => {
    const key = `${week} ${player}`;
    const before = scores.get(key) ?? { points: 0, minutes: 0 };
    scores.set(key, { points: before.points + points, minutes: before.minutes + minutes });
  };
  for (const match of matches) {
    const week = matchdayOf(match, deadlines, settings);
    const coachesScore = match.state === 'awarded' ? settings.awardedScoresCoach : !nobodyPlays(match);
    if (coachesScore) {
      const difference = Number(match.homeScore) - Number(match.awayScore);
      for (const [club, lead] of [
        [match.home, difference],
        [match.away, -difference],
      ]) {
        const coach = players.find((one) => one.position === 0 && clubOf(one, spells, match) === club);
        if (coach) add(week, coach.id ?? 0, Number(lead) > 0 ? 3 : Number(lead) === 0 ? 1 : 0, 0);
      }
    }
    if (nobodyPlays(match)) continue;
    for (const stat of stats.filter(({ matchId }) => matchId === match.id)) {
      const player = players.find(({ id }) => id === stat.playerId);
      const [points, minutes] = [pointsInMatch(stat, Number(player?.position)), count(stat, 'minutes') ?? 0];
      // Who neither played nor was shown a card that is known did not appear.
      if (minutes > 0 || points !== 0) add(week, stat.playerId ?? 0, points, minutes);
    }
  }
  return scores;
}

function clubOf(player: Cells, spells: readonly Cells[], match: Cells): string {
  const kickoff = String(match.kickoff);
  // Moments have one form, so that their order as texts is that of time.
  if (player.leftAt && String(player.leftAt) <= kickoff) return '';
  let club = String(player.club);
  let since = '';
  for (const spell of spells) {
    if (spell.player !== player.id || String(spell.from) > kickoff || String(spell.from) <= since) continue;
    since = String(spell.from);
    club = String(spell.club);
  }
  return club;
}

/** A team's points: armbands, then auto-subs with the bench in order, then boosters (decisions §4.4, §4.5, §4.7). */
export function scoreTeam(
  { starting, bench, captainId, viceCaptainId, booster }: ChosenLineup,
  of: (playerId: number) => MatchdayOf,
  positionOf: (playerId: number) => number,
): number {
  const played = (id: number) => of(id).minutes > 0;
  let eleven = [...starting];
  if (booster === 'bank') eleven.push(...bench);
  else {
    for (const substitute of bench) {
      if (!played(substitute)) continue;
      const out = eleven.find((id) => {
        if (positionOf(id) === 0 || played(id) || bench.includes(id)) return false;
        const isKeeper = positionOf(id) === 1;
        if (isKeeper || positionOf(substitute) === 1) return isKeeper && positionOf(substitute) === 1;
        return isFormation(
          eleven.map((one) => (one === id ? substitute : one)),
          positionOf,
        );
      });
      if (out !== undefined) eleven = eleven.map((id) => (id === out ? substitute : id));
    }
  }
  const armband = played(captainId) ? captainId : played(viceCaptainId) ? viceCaptainId : null;
  const times = booster === 'tripleCaptain' ? 3 : 1.5;
  return eleven.reduce((sum, id) => {
    const { points } = of(id);
    // Rounded to the nearest half, ties up.
    return sum + (id === armband ? Math.floor(points * times * 2 + 0.5) / 2 : points);
  }, 0);
}

function isFormation(eleven: readonly number[], positionOf: (playerId: number) => number): boolean {
  const number = (position: number) => eleven.filter((id) => positionOf(id) === position).length;
  const isIn = (value: number, from: number, to: number) => value >= from && value <= to;
  return isIn(number(2), 3, 5) && isIn(number(3), 3, 5) && isIn(number(4), 1, 3);
}

/** Ranks by points, equal points share one: 1, 1, 3. */
export function rankOf(points: ReadonlyMap<number, number>): Map<number, number> {
  const all = [...points.values()];
  return new Map([...points].map(([team, own]) => [team, 1 + all.filter((other) => other > own).length]));
}

/** A club in the table. */
export interface TableRow {
  readonly club: string;
  readonly played: number;
  readonly difference: number;
  readonly goals: number;
  readonly points: number;
}

/** The table by points without deductions, goal difference and goals (decisions §12.10). */
export function tableOf({ clubs, matches }: SeasonPack): TableRow[] {
  const rows = clubs.map(({ short, deduction }) => {
    let [played, goals, against, points] = [0, 0, 0, -Number(deduction || 0)];
    for (const { home, away, homeScore = '', awayScore = '' } of matches) {
      if ((home !== short && away !== short) || homeScore === '') continue;
      const [own, other] = home === short ? [homeScore, awayScore] : [awayScore, homeScore];
      played += 1;
      goals += Number(own);
      against += Number(other);
      points += Number(own) > Number(other) ? 3 : own === other ? 1 : 0;
    }
    return { club: String(short), played, difference: goals - against, goals, points };
  });
  return rows.sort((a, b) => b.points - a.points || b.difference - a.difference || b.goals - a.goals);
}
