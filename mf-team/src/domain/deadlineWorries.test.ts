import { savedDraft } from '@euro/game-ui';
import { exampleTeamView, exampleWorld, matchesState, players } from '@euro/game-ui/testing';
import { deadlineWorries } from './deadlineWorries.js';

const draft = savedDraft(exampleTeamView(), exampleWorld());

describe('who needs a look before the deadline', () => {
  it('is nobody when all are fit and play', () => {
    const calm = exampleWorld({ matches: matchesState({ matches: [] }) });
    expect(deadlineWorries(draft, 2, calm)).toEqual([]);
  });

  it('is who is injured, banned or without a match, with his place', () => {
    const hurt = exampleWorld({
      players: players.map((player) => {
        if (player.id === 110) return { ...player, injury: 1 as const };
        return player.id === 902 ? { ...player, ban: 1 as const, injury: 1 as const } : player;
      }),
      matches: matchesState({ matches: matchesState().matches.filter(({ id }) => id !== 18) }),
    });
    const worries = deadlineWorries(draft, 2, hurt);
    expect(worries).toContainEqual({ playerId: 110, kind: 'injured', role: 'starting', benchPlace: -1 });
    expect(worries).toContainEqual({ playerId: 902, kind: 'banned', role: 'bench', benchPlace: 1 });
    // Spain's match is the one that was taken away.
    expect(worries.filter(({ kind }) => kind === 'no-match').map(({ playerId }) => playerId)).toEqual([
      523, 524, 510,
    ]);
  });

  it('is who is out of the tournament, whatever else keeps him from playing', () => {
    const out = exampleWorld({
      players: players.map((player) =>
        player.clubId === 5 ? { ...player, eliminated: true, ban: 1 as const } : player,
      ),
    });
    const worries = deadlineWorries(draft, 2, out).filter(({ kind }) => kind === 'eliminated');
    expect(worries.map(({ playerId }) => playerId)).toEqual([523, 524, 510]);
  });
});
