import { emptyDraft } from '@euro/game';
import { newSquadContext, savedDraft } from '@euro/game-ui';
import { exampleTeamView, exampleWorld } from '@euro/game-ui/testing';
import { nameObstacle, saveObstacle } from './saveObstacle.js';

const world = exampleWorld();
const draft = savedDraft(exampleTeamView(), world);

describe('the obstacle to a save', () => {
  const context = newSquadContext(world, 2);
  const name = { text: 'De Buitenspelval', purpose: 'creation' as const };

  it('is none for a valid squad', () => {
    expect(saveObstacle(draft, context, name)).toBeNull();
  });

  it('is the number of empty places, before anything else', () => {
    expect(saveObstacle(emptyDraft(world.rules), context, { ...name, text: '' })).toEqual({
      code: 'not-enough-players',
      params: { missing: 16 },
    });
  });

  it('is a missing armband', () => {
    expect(saveObstacle({ ...draft, captainId: null }, context, name)?.code).toBe('captain-missing');
    expect(saveObstacle({ ...draft, viceCaptainId: null }, context, name)?.code).toBe('vice-captain-missing');
  });

  it('is the budget', () => {
    expect(saveObstacle(draft, { ...context, money: 990 }, name)).toMatchObject({
      code: 'over-budget',
      params: { cost: 1000, money: 990 },
    });
  });

  it('is neither budget nor club limit for the sixteen that the team has', () => {
    const rules = { ...context.rules, clubLimitByMatchday: [1] };
    const changedData = { ...context, rules, money: 990 };
    expect(saveObstacle(draft, changedData, null)?.code).toBe('over-budget');
    expect(saveObstacle(draft, changedData, null, true)).toBeNull();
    expect(saveObstacle({ ...draft, captainId: null }, changedData, null, true)?.code).toBe(
      'captain-missing',
    );
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

  it('allows a rename of 64 characters', () => {
    expect(nameObstacle('x'.repeat(64), 'rename')).toBeNull();
    expect(nameObstacle('x'.repeat(65), 'rename')).toEqual({ code: 'name-too-long', params: { limit: 64 } });
  });
});
