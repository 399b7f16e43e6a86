import { exampleTeamView, exampleWorld } from '@euro/game-ui/testing';
import { homeTodo } from './homeTodo.js';

const free = { left: 2, saved: 0, earned: 2, used: 0, unlimited: false };
const MUSIALA = 110;
const world = exampleWorld();

function withPlayers(change: (id: number) => object) {
  const players = new Map([...world.players].map(([id, player]) => [id, { ...player, ...change(id) }]));
  return { ...world, players };
}
const kinds = (...args: Parameters<typeof homeTodo>) => homeTodo(...args).items.map(({ kind }) => kind);

describe('a manager’s tasks', () => {
  it('are to use the remaining transfers, with the captain as a reminder', () => {
    expect(kinds({ ...exampleTeamView(), freeTransfers: free }, world)).toEqual(['transfers', 'captain']);
  });

  it('omit used-up transfers', () => {
    expect(kinds({ ...exampleTeamView(), freeTransfers: { ...free, left: 0 } }, world)).toEqual(['captain']);
  });

  it('include unlimited changes, before the first matchday for instance', () => {
    const view = { ...exampleTeamView(), freeTransfers: { ...free, unlimited: true } };
    expect(kinds(view, world)).toEqual(['unlimited', 'captain']);
  });

  it('start with unavailable players', () => {
    const injured = withPlayers((id) => (id === MUSIALA ? { injury: 1 } : {}));
    const { problems, items } = homeTodo(exampleTeamView(), injured);
    expect(problems).toBe(1);
    expect(items[0]).toEqual({
      kind: 'warning',
      playerId: MUSIALA,
      role: 'starting',
      canSwap: true,
      warning: 'injured',
    });
  });

  it('reserve a row for the transfers when there are more problems than fit, and count all', () => {
    const { problems, items } = homeTodo(
      exampleTeamView(),
      withPlayers(() => ({ ban: 1 })),
    );
    expect(problems).toBe(16);
    expect(items).toHaveLength(4);
    expect(items.at(-1)?.kind).toBe('transfers');
  });

  it('have one row for all players who are out of the tournament, and count each', () => {
    const SPAIN = 5;
    const out = withPlayers((id) => (world.players.get(id)?.clubId === SPAIN ? { eliminated: true } : {}));
    const { problems, items } = homeTodo(exampleTeamView(), out);
    expect(problems).toBe(3);
    expect(items[0]).toEqual({ kind: 'out', playerIds: [523, 524, 510] });
    expect(items.filter(({ kind }) => kind === 'warning')).toEqual([]);
  });

  it('include a missing armband', () => {
    expect(kinds(exampleTeamView({ viceCaptainId: null }), world)[0]).toBe('no-captain');
  });

  it('end with the raised limit of players of a nation, in the matchday that raises it only', () => {
    const view = { ...exampleTeamView(), freeTransfers: free };
    const at = (deadlineWeek: number) => ({ ...world, deadline: { ...world.deadline, deadlineWeek } });
    expect(homeTodo(view, at(4)).items.at(-1)).toEqual({ kind: 'club-limit', limit: 4, before: 3 });
    expect(kinds(view, at(5))).not.toContain('club-limit');
  });

  it('are none after the last deadline', () => {
    const afterTournament = {
      ...world,
      deadline: { ...world.deadline, deadlineWeek: null, deadlineDate: null },
    };
    expect(homeTodo(exampleTeamView(), afterTournament)).toEqual({ problems: 0, items: [] });
  });
});
