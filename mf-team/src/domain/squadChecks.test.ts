import { type DraftSquad, emptyDraft, moneyLeft, removePlayer } from '@euro/game';
import { exampleTeamView } from '../testing/exampleTeamView.js';
import { exampleWorld, matchesState, players } from '../testing/exampleWorld.js';
import { deadlineWorries } from './deadlineWorries.js';
import { issuesOf, nameObstacle, saveObstacle } from './saveObstacle.js';
import { heldSquadContext, newSquadContext, savedDraft } from './squadContext.js';

const world = exampleWorld();
const view = exampleTeamView();
const draft = savedDraft(view, world);
const without = (id: number): DraftSquad => {
  const result = removePlayer(draft, id);
  if (!result.ok) throw new Error(result.code);
  return result.draft;
};

describe('the money of a saved team', () => {
  it('is what is left when nobody left', () => {
    expect(moneyLeft(draft, heldSquadContext(world, 2, view))).toBe(15);
  });

  it('grows by the selling price of who goes, not by his value', () => {
    const risen = {
      ...view,
      players: view.players.map((player) =>
        player.id === 102 ? { ...player, selection: { ...player.selection, sellingPrice: 5 } } : player,
      ),
    };
    expect(moneyLeft(without(102), heldSquadContext(world, 2, risen))).toBe(65);
  });
});

describe('what keeps a squad from being saved', () => {
  const context = newSquadContext(world, 2);
  const name = { text: 'De Buitenspelval', purpose: 'creation' as const };

  it('is nothing when all is well', () => {
    expect(saveObstacle(draft, context, name)).toBeNull();
  });

  it('is the number of places that are empty, before anything else', () => {
    expect(saveObstacle(emptyDraft(world.rules), context, { ...name, text: '' })).toEqual({
      code: 'not-enough-players',
      params: { missing: 16 },
    });
  });

  it('is the armband that nobody wears', () => {
    expect(saveObstacle({ ...draft, captainId: null }, context, name)?.code).toBe('captain-missing');
    expect(saveObstacle({ ...draft, viceCaptainId: null }, context, name)?.code).toBe('vice-captain-missing');
  });

  it('is the budget', () => {
    expect(saveObstacle(draft, { ...context, money: 990 }, name)).toMatchObject({
      code: 'over-budget',
      params: { cost: 1000, money: 990 },
    });
  });

  it.each([
    ['', 'name-missing'],
    ['  ', 'name-missing'],
    ['FC', 'name-too-short'],
    ['x'.repeat(56), 'name-too-long'],
    ['FC\u0007Bel', 'name-control-characters'],
  ])('is the name %j', (text, code) => {
    expect(saveObstacle(draft, context, { ...name, text })?.code).toBe(code);
  });

  it('leaves a rename 64 characters', () => {
    expect(nameObstacle('x'.repeat(64), 'rename')).toBeNull();
    expect(nameObstacle('x'.repeat(65), 'rename')).toEqual({ code: 'name-too-long', params: { limit: 64 } });
  });
});

describe('the issues of an answer', () => {
  it('are read with their numbers', () => {
    const details = {
      issues: [{ code: 'club-limit', params: { clubIds: [1], limit: 3 } }, { code: 'formation' }],
    };
    expect(issuesOf(details)).toEqual([
      { code: 'club-limit', params: { clubIds: [1], limit: 3 } },
      { code: 'formation', params: {} },
    ]);
  });

  it.each([undefined, null, 'x', {}, { issues: 'x' }, { issues: [1, null, {}] }])(
    'are none in %j',
    (details) => {
      expect(issuesOf(details)).toEqual([]);
    },
  );
});

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
});
