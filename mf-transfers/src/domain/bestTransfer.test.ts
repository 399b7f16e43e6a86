import type { GamePlayer } from '@euro/game';
import { exampleSavedTeam } from '../testing/exampleSavedTeam.js';
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
});
