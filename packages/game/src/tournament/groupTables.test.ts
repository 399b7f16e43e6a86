import { deepFreeze } from '../testing/deepFreeze.js';
import { exampleClubs, idOf, playedMatches, shortOf } from '../testing/exampleTournament.js';
import { groupTables } from './groupTables.js';
import type { TournamentMatch } from './tournamentMatch.js';

/** All thirty-six results of the real group phase, with both sides' disciplinary points. */
const REAL = `
  GER-SCO 5-1 2-4, HUN-SUI 1-3 2-2, ESP-CRO 3-0 1-0, ITA-ALB 2-1 2-2, POL-NED 1-2 0-1, SVN-DEN 1-1 2-1,
  SRB-ENG 0-1 2-0, ROU-UKR 3-0 1-1, BEL-SVK 0-1 3-1, AUT-FRA 0-1 5-2, TUR-GEO 3-1 2-1, POR-CZE 2-1 2-1,
  CRO-ALB 2-2 1-3, GER-HUN 2-0 2-2, SCO-SUI 1-1 3-2, SVN-SRB 1-1 2-4, DEN-ENG 1-1 3-1, ESP-ITA 1-0 3-2,
  SVK-UKR 1-2 0-1, POL-AUT 1-3 4-2, NED-FRA 0-0 1-0, GEO-CZE 1-1 4-5, TUR-POR 0-3 3-2, BEL-ROU 2-0 1-2,
  SUI-GER 1-1 3-1, SCO-HUN 0-1 1-5, ALB-ESP 0-1 2-1, CRO-ITA 1-1 6-2, NED-AUT 2-3 0-3, FRA-POL 1-1 1-3,
  ENG-SVN 0-0 3-2, DEN-SRB 0-0 2-2, SVK-ROU 1-1 1-3, UKR-BEL 0-0 1-1, GEO-POR 2-0 1-3, CZE-TUR 1-2 11-11`;

const phaseOf = (matches: readonly TournamentMatch[]) => groupTables(deepFreeze(matches), exampleClubs);
const tableOf = (matches: readonly TournamentMatch[], group: string) => {
  const table = phaseOf(matches).tables.find((one) => one.group === group);
  if (!table) throw new Error(`There is no group ${group}.`);
  return table;
};
const orderOf = (matches: readonly TournamentMatch[], group: string) =>
  tableOf(matches, group)
    .rows.map(({ clubId }) => shortOf(clubId))
    .join(' ');

describe('groupTables', () => {
  it('ends EURO 2024 as UEFA did', () => {
    const real = playedMatches(REAL);
    expect(Object.fromEntries('ABCDEF'.split('').map((group) => [group, orderOf(real, group)]))).toEqual({
      A: 'GER SUI HUN SCO',
      B: 'ESP ITA CRO ALB',
      C: 'ENG DEN SVN SRB',
      D: 'AUT FRA NED POL',
      E: 'ROU BEL SVK UKR',
      F: 'POR TUR GEO CZE',
    });
  });

  it('qualifies the first two and the four best thirds', () => {
    const { tables, thirds } = phaseOf(playedMatches(REAL));
    expect(thirds.map(({ clubId, through }) => `${shortOf(clubId)} ${through}`)).toEqual([
      'NED third',
      'GEO third',
      'SVK third',
      'SVN third',
      'HUN null',
      'CRO null',
    ]);
    expect(tables[0]?.rows.map(({ through }) => through)).toEqual(['direct', 'direct', null, null]);
    expect(tables[3]?.rows.map(({ through }) => through)).toEqual(['direct', 'direct', 'third', null]);
    expect(tables.every(({ isComplete, isLive }) => isComplete && !isLive)).toBe(true);
  });

  it('qualifies those whose places the knock-out matches name', () => {
    const semi = (id: number, home: string, away: string) => ({
      ...(playedMatches(REAL)[0] as TournamentMatch),
      ...{ id, homeId: null, awayId: null, homeScore: null, awayScore: null },
      homeFrom: { matchId: null, place: home },
      awayFrom: { matchId: null, place: away },
    });
    const named = [semi(901, '1A', '4A'), semi(902, '3A', '3B/C')];
    const { tables, thirds } = phaseOf([...playedMatches(REAL), ...named]);
    const throughIn = (at: number) => tables[at]?.rows.map(({ through }) => through);
    expect(throughIn(0)?.map(Boolean)).toEqual([true, false, true, true]);
    expect(throughIn(1)?.slice(0, 2)).toEqual([null, null]);
    expect(thirds.filter(({ through }) => through === 'third').length).toBeLessThanOrEqual(1);
  });

  it('qualifies nobody in a league, which is a single group', () => {
    const league = exampleClubs.filter(({ group }) => group === 'A');
    const { tables } = groupTables(playedMatches(REAL), league);
    expect(tables[0]?.rows.map(({ through }) => through)).toEqual([null, null, null, null]);
  });

  it('counts matches, goals and points', () => {
    expect(tableOf(playedMatches(REAL), 'A').rows[0]).toEqual({
      clubId: idOf('GER'),
      rank: 1,
      played: 3,
      won: 2,
      drawn: 1,
      lost: 0,
      goalsFor: 8,
      goalsAgainst: 2,
      points: 7,
      fairPlay: 5,
      through: 'direct',
      isLive: false,
      deduction: 0,
    });
  });

  it('ranks two level nations by their match before goal difference', () => {
    // ALB and CRO have three points each, CRO the better goals, ALB won against CRO.
    const matches = playedMatches('ALB-CRO 1-0, ESP-ALB 5-0, CRO-ITA 4-0, ITA-ESP 0-1');
    expect(orderOf(matches, 'B')).toBe('ESP ALB CRO ITA');
  });

  it('compares again only those that are level in their matches against each other', () => {
    // Each won once, by one goal; SVN scored least. Then ENG won against DEN, who has the best goals of all.
    const matches = playedMatches(
      'ENG-DEN 2-1, DEN-SVN 1-0, SVN-ENG 1-0, ENG-SRB 1-0, DEN-SRB 9-0, SVN-SRB 1-0',
    );
    expect(orderOf(matches, 'C')).toBe('ENG DEN SVN SRB');
    const level = playedMatches('ENG-DEN 1-0, DEN-SVN 1-0, SVN-ENG 2-0');
    expect(orderOf(level, 'C')).toBe('SVN DEN ENG SRB');
  });

  it('ranks by goal difference before them where the competition is configured so', () => {
    const matches = deepFreeze(playedMatches('ALB-CRO 1-0, ESP-ALB 5-0, CRO-ITA 4-0, ITA-ESP 0-1'));
    const [, groupB] = groupTables(matches, exampleClubs, 'goal-difference').tables;
    expect(groupB?.rows.map(({ clubId }) => shortOf(clubId)).join(' ')).toBe('ESP CRO ALB ITA');
    // Level in goals, too: the match against each other decides.
    const level = deepFreeze(playedMatches('ALB-CRO 1-0, ESP-ALB 1-0, CRO-ITA 1-0'));
    const [, levelB] = groupTables(level, exampleClubs, 'goal-difference').tables;
    expect(levelB?.rows.map(({ clubId }) => shortOf(clubId)).join(' ')).toBe('ESP ALB CRO ITA');
  });

  it('then ranks by goal difference, goals, cards and the pot, in this order', () => {
    const draws = 'BEL-ROU 0-0, SVK-UKR 0-0, BEL-SVK 1-1, ROU-UKR 1-1';
    expect(orderOf(playedMatches(draws), 'E')).toBe('BEL ROU SVK UKR');
    expect(orderOf(playedMatches(`${draws} 1-0, BEL-UKR 0-0 2-0, ROU-SVK 0-0`), 'E')).toBe('SVK UKR ROU BEL');
    const wins = 'FRA-NED 0-0, FRA-AUT 1-0, NED-POL 3-2';
    expect(orderOf(playedMatches(wins), 'D')).toBe('NED FRA POL AUT');
    expect(orderOf(playedMatches('FRA-NED 0-0, FRA-AUT 1-0, NED-POL 3-1'), 'D')).toBe('NED FRA AUT POL');
  });

  it('includes a running match with its current score, and marks it', () => {
    const running = playedMatches('GER-SCO 0-1', { status: 'live' });
    const table = tableOf(running, 'A');
    expect(orderOf(running, 'A')).toBe('SCO HUN SUI GER');
    expect(table).toMatchObject({ isLive: true, isComplete: false });
    expect(table.rows.map(({ isLive }) => isLive)).toEqual([true, false, false, true]);
  });

  it('starts in the order of the pots, with nothing counted', () => {
    expect(orderOf(playedMatches('GER-SCO'), 'A')).toBe('GER HUN SCO SUI');
    expect(tableOf([], 'A')).toMatchObject({ isComplete: false, isLive: false });
    expect(groupTables([], [])).toEqual({ tables: [], thirds: [] });
  });

  it('ignores matches between two nations of a group from the knock-out on', () => {
    const origin = { matchId: 49, place: null };
    const real = playedMatches(REAL);
    const again = playedMatches('ESP-ITA 0-9', { id: 51, date: '2024-07-14T19:00:00.000Z' });
    const date = '2024-07-05T19:00:00.000Z';
    const final = playedMatches('ESP-CRO 0-9', { id: 52, date, homeFrom: origin, awayFrom: origin });
    expect(phaseOf([...again, ...final, ...real])).toEqual(phaseOf(real));
  });

  const leagueOf = (...shorts: string[]) =>
    exampleClubs.filter(({ id }) => shorts.includes(shortOf(id))).map((club) => ({ ...club, group: 'A' }));
  const leagueOrder = (...table: Parameters<typeof groupTables>) =>
    groupTables(...table)
      .tables[0]?.rows.map(({ clubId }) => shortOf(clubId))
      .join(' ');

  it('counts all meetings of a league, and those of groups before the knock-out', () => {
    const league = leagueOf('GER', 'SCO');
    const twice = playedMatches('GER-SCO 2-0, SCO-GER 1-0');
    expect(groupTables(twice, league).tables[0]?.rows.map(({ played, points }) => [played, points])).toEqual([
      [2, 3],
      [2, 3],
    ]);
    const origin = { matchId: null, place: '1A' };
    const late = { id: 60, date: '2024-07-14T19:00:00.000Z', homeFrom: origin, awayFrom: origin };
    const withFinal = [...playedMatches('GER-SCO 2-0, SCO-GER 1-0'), ...playedMatches('ESP-CRO 0-9', late)];
    expect(
      tableOf(withFinal, 'A')
        .rows.slice(0, 2)
        .map(({ played }) => played),
    ).toEqual([2, 2]);
  });

  it('orders clubs with equal points by what the competition says', () => {
    const clubs = leagueOf('GER', 'SCO', 'HUN', 'SUI');
    // GER has two wins and a loss; SCO won once and drew three times, with the better goals; SCO beat GER.
    const matches = playedMatches(
      'GER-HUN 1-0, GER-SUI 1-0, SCO-GER 1-0, SCO-HUN 5-5, HUN-SCO 0-0, SCO-SUI 2-2',
    );
    expect(leagueOrder(matches, clubs, ['wins'])).toMatch(/^GER SCO/);
    expect(leagueOrder(matches, clubs, ['head-to-head'])).toMatch(/^SCO GER/);
    expect(leagueOrder(matches, clubs, ['goals', 'head-to-head'])).toMatch(/^SCO GER/);
    expect(leagueOrder(matches, clubs, ['goal-difference', 'wins'])).toMatch(/^GER SCO/);
  });

  it('takes deducted points away, and says how many', () => {
    const clubs = leagueOf('GER', 'SCO').map((club) =>
      shortOf(club.id) === 'GER' ? { ...club, deduction: 4 } : club,
    );
    const { tables } = groupTables(playedMatches('GER-SCO 1-0'), clubs);
    expect(tables[0]?.rows.map((row) => [shortOf(row.clubId), row.points, row.deduction])).toEqual([
      ['SCO', 0, 0],
      ['GER', -1, 4],
    ]);
  });
});
