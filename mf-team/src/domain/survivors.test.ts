import { exampleTeamView, exampleWorld, matchesState, players } from '@euro/game-ui/testing';
import { survivorsOf } from './survivors.js';

const SPAIN = 5;
const squad = exampleTeamView().players;
const ofSpain = squad.filter(({ clubId, positionId }) => clubId === SPAIN && positionId !== 0).length;
/** Matchday 2 as a round of the knock-out. */
const round = matchesState().matches.map((match) =>
  match.weekId === 2 ? { ...match, stage: 'Quarter-finals' } : match,
);
const world = (matches: typeof round, isOut: (clubId: number) => boolean = () => false) =>
  exampleWorld({
    players: players.map((player) => ({ ...player, eliminated: isOut(player.clubId) })),
    matches: matchesState({ matches }),
  });

describe('the players of a squad still in the tournament', () => {
  it('are not counted in the group phase', () => {
    expect(survivorsOf(squad, exampleWorld())).toBeNull();
  });

  it('are all fifteen while nobody is eliminated; the coach does not count', () => {
    expect(survivorsOf(squad, world(round))).toEqual({ through: 15, open: 0, out: 0 });
  });

  it('exclude those whose nation is eliminated', () => {
    const { through, out } =
      survivorsOf(
        squad,
        world(round, (clubId) => clubId === SPAIN),
      ) ?? {};
    expect([through, out]).toEqual([15 - ofSpain, ofSpain]);
  });

  it('are undecided for those without a match in a round with open pairings', () => {
    const open = round.map((match) =>
      match.weekId === 2 && [match.homeId?.id, match.awayId?.id].includes(SPAIN)
        ? { ...match, homeId: null, awayId: null }
        : match,
    );
    const survivors = survivorsOf(squad, world(open));
    expect(survivors).toMatchObject({ open: expect.any(Number), out: 0 });
    expect(survivors?.open).toBeGreaterThanOrEqual(ofSpain);
  });
});
