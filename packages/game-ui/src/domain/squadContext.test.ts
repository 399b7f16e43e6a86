import { type DraftSquad, moneyLeft, removePlayer } from '@euro/game';
import { exampleTeamView } from '../testing/exampleTeamView.js';
import { exampleWorld } from '../testing/exampleWorld.js';
import { savedDraft, savedSquadContext } from './squadContext.js';

const world = exampleWorld();
const view = exampleTeamView();
const draft = savedDraft(view, world);
const draftWithout = (id: number): DraftSquad => {
  const result = removePlayer(draft, id);
  if (!result.ok) throw new Error(result.code);
  return result.draft;
};

describe('the money of a saved team', () => {
  it('is the remainder of the budget without changes', () => {
    expect(moneyLeft(draft, savedSquadContext(world, 2, view))).toBe(15);
  });

  it('grows by the selling price of an outgoing player, not by his value', () => {
    const risen = {
      ...view,
      players: view.players.map((player) =>
        player.id === 102 ? { ...player, selection: { ...player.selection, sellingPrice: 5 } } : player,
      ),
    };
    expect(moneyLeft(draftWithout(102), savedSquadContext(world, 2, risen))).toBe(65);
  });

  it('is that of the free hit in its matchday', () => {
    const free = exampleTeamView({ budget: 1.5, freeHitBudget: 4.5 });
    expect(moneyLeft(draft, savedSquadContext(world, 2, free))).toBe(45);
  });
});
