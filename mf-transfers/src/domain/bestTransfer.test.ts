import type { GamePlayer } from '@euro/game';
import { expectations } from '@euro/game-ui';
import { afterGroupA, exampleWorld, players } from '@euro/game-ui/testing';
import { exampleSavedTeam, idOf } from '../testing/exampleSavedTeam.js';
import { bestTransfer } from './bestTransfer.js';
import { refusalToBringIn } from './refusals.js';

const byValue = ({ value }: GamePlayer) => value / 10;
const shareOf = (id: number, bench: readonly number[]) => (bench.includes(id) ? 0.15 : 1);

describe('the best transfer', () => {
  const team = exampleSavedTeam();

  it('is allowed, and has the highest expected gain of all allowed ones', () => {
    const best = bestTransfer([], team, byValue);
    if (best === null) throw new Error('The example team can be improved.');
    expect(refusalToBringIn(best.inId, best.outId, [], team)).toBeNull();
    const highest = shareOf(best.outId, team.lineup.bench) * best.gain;
    for (const outgoing of team.squad) {
      for (const incoming of team.players.values()) {
        if (refusalToBringIn(incoming.id, outgoing.id, [], team) !== null) continue;
        const gain = byValue(incoming) - byValue(outgoing);
        expect(shareOf(outgoing.id, team.lineup.bench) * gain).toBeLessThanOrEqual(highest + 1e-6);
      }
    }
  });

  it('ignores players who are already going out, and is none without free transfers', () => {
    const first = bestTransfer([], team, byValue);
    const pair = { outId: first?.outId ?? 0, inId: first?.inId ?? 0 };
    const second = bestTransfer([pair], team, byValue);
    expect(second?.outId).not.toBe(pair.outId);
    expect(second?.inId).not.toBe(pair.inId);
    expect(bestTransfer([], { ...team, freeLeft: 0, surplus: [] }, byValue)).toBeNull();
  });

  it('is none when nobody is expected to score more', () => {
    expect(bestTransfer([], team, () => 3)).toBeNull();
  });

  it('replaces a player of an eliminated nation, not one whose nation may still qualify', () => {
    const stats = [1, 2, 3].map((weekId) => ({ weekId, points: 4 }));
    const SCOTLAND = 2;
    const men = players.map((player) => ({
      ...player,
      form: 4,
      stats,
      eliminated: player.clubId === SCOTLAND,
    }));
    const expectation = expectations({ ...exampleWorld({ players: men }), matches: afterGroupA() }, 4);
    const playerOf = (id = 0) => {
      const player = team.players.get(id);
      if (player === undefined) throw new Error(`no player ${id}`);
      return player;
    };
    // France has matches to come in its group, Germany is through.
    const [griezmann, musiala, mcginn] = ['Griezmann', 'Musiala', 'McGinn'].map((name) =>
      playerOf(idOf(name)),
    );
    if (!griezmann || !musiala || !mcginn) throw new Error('no such players');
    expect(expectation(griezmann)).toBeGreaterThan(expectation(musiala));
    const best = bestTransfer([], team, expectation);
    expect(playerOf(best?.outId).clubId).toBe(mcginn.clubId);
    expect(playerOf(best?.inId).clubId).not.toBe(mcginn.clubId);
  });
});
