import type { TournamentClub, TournamentMatch } from '../tournament/tournamentMatch.js';

/** For tests: EURO 2024's nations by group, each group in the order of the pots. */
const DRAW: Readonly<Record<string, string>> = {
  A: 'GER HUN SCO SUI',
  B: 'ESP ALB CRO ITA',
  C: 'ENG DEN SVN SRB',
  D: 'FRA AUT NED POL',
  E: 'BEL ROU SVK UKR',
  F: 'POR TUR CZE GEO',
};

export const exampleClubs: readonly TournamentClub[] = Object.entries(DRAW).flatMap(([group, shorts]) =>
  shorts.split(' ').map((short, index) => ({ id: idOf(short), group, pot: index + 1 })),
);

/** The letters of a code as a number, so that tests can name nations. */
export function idOf(short: string): number {
  return Number.parseInt(short, 36);
}

export function shortOf(id: number): string {
  return id.toString(36).toUpperCase();
}

/** Matches written as `GER-SCO 5-1 2-4`: score, then disciplinary points; without a score it is to come. */
export function playedMatches(text: string, fields: Partial<TournamentMatch> = {}): TournamentMatch[] {
  return text
    .split(/[,\n]/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line, index) => exampleMatch(line, { id: index + 1, ...fields }));
}

export function exampleMatch(line: string, fields: Partial<TournamentMatch> = {}): TournamentMatch {
  const [sides = '', score, cards = '0-0'] = line.split(' ');
  const [home = '', away = ''] = sides.split('-');
  const [homeScore = null, awayScore = null] = score?.split('-').map(Number) ?? [];
  const [homeFairPlay = 0, awayFairPlay = 0] = cards.split('-').map(Number);
  return {
    id: 1,
    date: '2024-06-14T19:00:00.000Z',
    stage: 'group',
    status: score === undefined ? 'scheduled' : 'finished',
    homeId: home === '' ? null : { id: idOf(home) },
    awayId: away === '' ? null : { id: idOf(away) },
    homeScore,
    awayScore,
    penHome: null,
    penAway: null,
    homeFairPlay,
    awayFairPlay,
    homeFrom: null,
    awayFrom: null,
    ...fields,
  };
}
