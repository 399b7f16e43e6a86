import { deepFreeze } from '../testing/deepFreeze.js';
import { exampleClubs, exampleMatch, playedMatches, shortOf } from '../testing/exampleTournament.js';
import { groupExits } from './groupExits.js';
import type { TournamentMatch } from './tournamentMatch.js';

const GROUP_A = 'GER-SCO 5-1, HUN-SUI 1-3, GER-HUN 2-0, SCO-SUI 1-1, SUI-GER 1-1, SCO-HUN 0-1';
const place = (name: string) => ({ matchId: null, place: name });
/** The matches of EURO 2024's last sixteen in which nations of group A may play. */
const LAST_SIXTEEN = [
  ['2A', '2B'],
  ['1A', '2C'],
  ['1F', '3A/B/C'],
].map(([home = '', away = '']) => exampleMatch('-', { homeFrom: place(home), awayFrom: place(away) }));

const exits = (group: string, knockOut: readonly TournamentMatch[] = LAST_SIXTEEN) =>
  [...groupExits(deepFreeze([...playedMatches(group), ...knockOut]), exampleClubs)].map(shortOf).sort();

describe('groupExits', () => {
  it('has the last of a group from its last match on, and not the third, who may be one of the best', () => {
    expect(exits(GROUP_A)).toEqual(['SCO']);
  });

  it('is empty while a match of the group is to come, runs or is missing', () => {
    expect(exits(GROUP_A.replace('SCO-HUN 0-1', 'SCO-HUN'))).toEqual([]);
    const running = playedMatches(GROUP_A).map((match, at) =>
      at === 5 ? { ...match, status: 'live' as const } : match,
    );
    expect(groupExits([...running, ...LAST_SIXTEEN], exampleClubs).size).toBe(0);
    expect(exits(GROUP_A.replace(', SCO-HUN 0-1', ''))).toEqual([]);
  });

  it('has the third, too, where only two of a group play on', () => {
    expect(exits(GROUP_A, LAST_SIXTEEN.slice(0, 2))).toEqual(['HUN', 'SCO']);
  });

  it('leaves open what only cards or the draw decide', () => {
    // Scotland and Hungary are level in everything but cards.
    const level = 'GER-SCO 2-0 0-5, HUN-SUI 0-2, GER-HUN 2-0, SCO-SUI 0-2, SUI-GER 1-1, SCO-HUN 1-1';
    expect(exits(level)).toEqual([]);
  });

  it('leaves open what the order of the criteria decides', () => {
    // Hungary beat Scotland, whose goal difference is better; both have three points.
    const disputed = 'GER-SCO 0-3, HUN-SUI 0-3, GER-HUN 5-0, SCO-SUI 0-3, SUI-GER 1-1, SCO-HUN 0-1';
    expect(exits(disputed)).toEqual([]);
  });

  it('is empty without the origins of knock-out matches', () => {
    expect(exits(GROUP_A, [])).toEqual([]);
  });
});
