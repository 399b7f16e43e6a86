import { cheapestCompletion, type DraftSquad, emptyDraft, pickPlayer } from '@euro/game';
import { newSquadContext } from '@euro/game-ui';
import { exampleWorld } from '@euro/game-ui/testing';
import { leastOfRest, pickAdvice } from './pickAdvice.js';

const world = exampleWorld();
const context = newSquadContext(world, 2);
const withoutLimit = { ...context.rules, clubLimitByMatchday: [16] };
const MBAPPE = 1610;

function draftWith(...ids: number[]): DraftSquad {
  return ids.reduce((draft, id) => {
    const result = pickPlayer(draft, id, context);
    if (!result.ok) throw new Error(`${id}: ${result.code}`);
    return result.draft;
  }, emptyDraft(world.rules));
}

function adviceFor(id: number, draft: DraftSquad, money = context.money) {
  const player = world.gamePlayers.get(id);
  if (player === undefined) throw new Error(`no player ${id}`);
  return pickAdvice(
    player,
    draft,
    { ...context, money },
    leastOfRest(draft, context, () => false),
  );
}

describe('the advice on a player of the list', () => {
  it('is none when he can be picked', () => {
    expect(adviceFor(MBAPPE, draftWith())).toEqual({ kind: 'free' });
  });

  it('is that he is in the team already', () => {
    expect(adviceFor(MBAPPE, draftWith(MBAPPE))).toEqual({ kind: 'picked' });
  });

  it('is the rule that is violated', () => {
    const twoKeepers = draftWith(101, 201);
    expect(adviceFor(301, twoKeepers)).toMatchObject({ kind: 'refused', refusal: { code: 'no-free-slot' } });
    expect(adviceFor(MBAPPE, draftWith(), 90)).toMatchObject({
      kind: 'refused',
      refusal: { code: 'over-budget' },
    });
  });

  it('is that the coach counts, when he is one of the three', () => {
    expect(adviceFor(106, draftWith(102, 124, 110))).toMatchObject({ kind: 'refused', coachCounts: false });
    expect(adviceFor(106, draftWith(100, 102, 110))).toMatchObject({
      kind: 'refused',
      refusal: { code: 'club-limit' },
      coachCounts: true,
    });
  });

  it('is a warning when the money does not fill the remaining places, each by its position', () => {
    const least = cheapestCompletion(draftWith(MBAPPE), { ...context, rules: withoutLimit })?.cost ?? 0;
    const mbappe = 100;
    expect(adviceFor(MBAPPE, draftWith(), mbappe + least)).toEqual({ kind: 'free' });
    expect(adviceFor(MBAPPE, draftWith(), mbappe + least - 1)).toEqual({
      kind: 'warned',
      perPlace: Math.floor((least - 1) / 15),
    });
  });

  it('leaves players who are out of the tournament out of what the places cost', () => {
    const player = world.gamePlayers.get(MBAPPE);
    if (player === undefined) throw new Error('no Mbappé');
    const least = leastOfRest(draftWith(), context, () => false)(player);
    const cheapest = [...world.gamePlayers.values()].filter(({ value }) => value === world.cheapest);
    const withoutThem = leastOfRest(draftWith(), context, (id) => cheapest.some((each) => each.id === id));
    expect(withoutThem(player)).toBeGreaterThan(least);
  });
});
