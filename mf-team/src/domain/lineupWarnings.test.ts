import { savedDraft } from '@euro/game-ui';
import { exampleTeamView, exampleWorld, matchesState, players } from '@euro/game-ui/testing';
import { isOutForGood, lineupWarnings } from './lineupWarnings.js';

const draft = savedDraft(exampleTeamView(), exampleWorld());

describe('players with a problem before the deadline', () => {
  it('are none when all are fit and play', () => {
    const calm = exampleWorld({ matches: matchesState({ matches: [] }) });
    expect(lineupWarnings(draft, 2, calm)).toEqual([]);
  });

  it('are those injured, banned or without a match, with their places', () => {
    const injuredWorld = exampleWorld({
      players: players.map((player) => {
        if (player.id === 110) return { ...player, injury: 1 as const };
        return player.id === 902 ? { ...player, ban: 1 as const, injury: 1 as const } : player;
      }),
      matches: matchesState({ matches: matchesState().matches.filter(({ id }) => id !== 18) }),
    });
    const warnings = lineupWarnings(draft, 2, injuredWorld);
    const injured = { playerId: 110, kind: 'injured', role: 'starting', benchPlace: -1, canSwap: true };
    expect(warnings).toContainEqual(injured);
    const banned = { playerId: 902, kind: 'banned', role: 'bench', benchPlace: 1, canSwap: false };
    expect(warnings).toContainEqual(banned);
    // Spain's match is the one that was taken away.
    expect(warnings.filter(({ kind }) => kind === 'no-match').map(({ playerId }) => playerId)).toEqual([
      523, 524, 510,
    ]);
  });

  it('are reported as eliminated before any other reason', () => {
    const eliminatedWorld = exampleWorld({
      players: players.map((player) =>
        player.clubId === 5 ? { ...player, eliminated: true, ban: 1 as const } : player,
      ),
    });
    const warnings = lineupWarnings(draft, 2, eliminatedWorld).filter(({ kind }) => kind === 'eliminated');
    expect(warnings.map(({ playerId }) => playerId)).toEqual([523, 524, 510]);
  });

  it('can be swapped only for somebody on the bench who can play', () => {
    const benchIds = draft.slots.flatMap(({ role, playerId }) => (role === 'bench' ? (playerId ?? []) : []));
    const world = exampleWorld({
      players: players.map((player) =>
        player.id === 110 || benchIds.includes(player.id) ? { ...player, eliminated: true } : player,
      ),
    });
    const warnings = lineupWarnings(draft, 2, world).filter(isOutForGood);
    expect(warnings).toHaveLength(5);
    expect(warnings.map(({ canSwap }) => canSwap)).not.toContain(true);
  });

  it('are those who left the competition, although their old club plays', () => {
    const world = exampleWorld({
      players: players.map((player) =>
        player.id === 110 ? { ...player, eliminated: true, leftAt: '2024-06-18T10:00:00.000Z' } : player,
      ),
    });
    const warning = { playerId: 110, kind: 'left', role: 'starting', benchPlace: -1, canSwap: true };
    expect(lineupWarnings(draft, 2, world)).toContainEqual(warning);
  });
});
