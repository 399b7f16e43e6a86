import { clubs, type Match } from '@euro/api-contract';
import { exampleMatch } from '@euro/platform/testing';

/** Results of matchdays 1 and 2, and the pairings of matchday 3 with those of group A. */
const GROUPS: Readonly<Record<string, readonly [string, string, string]>> = {
  A: ['GER-SCO 5-1, HUN-SUI 1-3', 'GER-HUN 2-0, SCO-SUI 1-1', 'SUI-GER 1-1, SCO-HUN 0-1'],
  B: ['ESP-CRO 3-0, ITA-ALB 2-1', 'CRO-ALB 2-2, ESP-ITA 1-0', 'ALB-ESP, CRO-ITA'],
  C: ['SVN-DEN 1-1, SRB-ENG 0-1', 'SVN-SRB 1-1, DEN-ENG 1-1', 'ENG-SVN, DEN-SRB'],
  D: ['POL-NED 1-2, AUT-FRA 0-1', 'POL-AUT 1-3, NED-FRA 0-0', 'NED-AUT, FRA-POL'],
  E: ['ROU-UKR 3-0, BEL-SVK 0-1', 'SVK-UKR 1-2, BEL-ROU 2-0', 'SVK-ROU, UKR-BEL'],
  F: ['TUR-GEO 3-1, POR-CZE 2-1', 'GEO-CZE 1-1, TUR-POR 0-3', 'GEO-POR, CZE-TUR'],
};
const LAST_SIXTEEN = '2A-2B, 1A-2C, 1C-3D/E/F, 1B-3A/D/E/F, 2D-2E, 1F-3A/B/C, 1E-3A/B/C/D, 1D-2F';
/** The places of the last sixteen that are taken. */
const TAKEN: Readonly<Record<string, string>> = { '1A': 'GER', '2A': 'SUI' };

const sideOf = (short: string | undefined) => {
  const club = clubs.find((each) => each.short === short);
  return club === undefined ? null : { id: club.id, short: club.short, name: club.nl };
};

/**
 * EURO 2024 in the morning of 24 June 2024: matchday 3 runs, group A is over (Germany and Switzerland are through,
 * Hungary is third, Scotland is last), and matchday 4 has two of its sixteen nations.
 */
export function afterGroupA(): Match[] {
  const groupMatches = Object.entries(GROUPS).flatMap(([group, weeks]) =>
    weeks.flatMap((week, at) => week.split(', ').map((line) => groupMatch(line, `Group ${group}`, at + 1))),
  );
  const knockOut = LAST_SIXTEEN.split(', ').map((line) => {
    const [home = '', away = ''] = line.split('-');
    return exampleMatch({
      ...UNPLAYED,
      weekId: 4,
      date: '2024-06-29T16:00:00Z',
      stage: 'Round of 16',
      homeId: sideOf(TAKEN[home]),
      awayId: sideOf(TAKEN[away]),
      homeFrom: { matchId: null, place: home },
      awayFrom: { matchId: null, place: away },
    });
  });
  return [...groupMatches, ...knockOut].map((match, at) => ({ ...match, id: at + 1 }));
}

const UNPLAYED = { homeScore: null, awayScore: null, status: 'scheduled' } as const;
const DATES = ['2024-06-15T19:00:00Z', '2024-06-20T19:00:00Z', '2024-06-23T19:00:00Z'];

function groupMatch(line: string, stage: string, weekId: number): Match {
  const [sides = '', score] = line.split(' ');
  const [home, away] = sides.split('-');
  const [homeScore = null, awayScore = null] = score?.split('-').map(Number) ?? [];
  return exampleMatch({
    ...(score === undefined ? UNPLAYED : { homeScore, awayScore, status: 'finished' as const }),
    weekId,
    stage,
    date: score === undefined ? '2024-06-25T19:00:00Z' : DATES[weekId - 1],
    homeId: sideOf(home),
    awayId: sideOf(away),
  });
}
