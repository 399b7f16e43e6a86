import fc from 'fast-check';
import { clubLimit } from '../clubLimit.js';
import { validateLineup } from '../lineup/validateLineup.js';
import { deepFreeze } from '../testing/deepFreeze.js';
import { examplePlayers, examplePlayersById } from '../testing/examplePlayers.js';
import { exampleRules } from '../testing/exampleRules.js';
import type { SquadContext } from '../types.js';
import { chooseCaptain, chooseViceCaptain } from './chooseCaptain.js';
import { draftFromLineup } from './draftFromLineup.js';
import { clubCounts, formationName, moneyLeft } from './draftQueries.js';
import type { DraftResult, DraftSquad } from './draftSquad.js';
import { emptyDraft } from './emptyDraft.js';
import { lineupFromDraft } from './lineupFromDraft.js';
import { moveBench } from './moveBench.js';
import { pickPlayer } from './pickPlayer.js';
import { removePlayer } from './removePlayer.js';
import { swapPlayers } from './swapPlayers.js';

const SEED = 20240701;
const LEGAL_FORMATIONS = ['3-4-3', '3-5-2', '4-3-3', '4-4-2', '4-5-1', '5-3-2', '5-4-1'];

type Step = (draft: DraftSquad, context: SquadContext) => DraftResult;

const player = fc.constantFrom(...examplePlayers.map(({ id }) => id));
const slot = fc.nat(15);
/** Who sits in a slot; a gap gives an id that is in no team. */
const sitting = (draft: DraftSquad, index: number) => draft.slots[index]?.playerId ?? -1;

const pick = player.map<Step>((id) => (draft, context) => pickPlayer(draft, id, context));
const remove = slot.map<Step>((at) => (draft) => removePlayer(draft, sitting(draft, at)));
const swap = fc.tuple(slot, slot).map<Step>(
  ([a, b]) =>
    (draft, { rules }) =>
      swapPlayers(draft, sitting(draft, a), sitting(draft, b), rules),
);
const captain = slot.map<Step>(
  (at) =>
    (draft, { rules }) =>
      chooseCaptain(draft, sitting(draft, at), rules),
);
const vice = slot.map<Step>(
  (at) =>
    (draft, { rules }) =>
      chooseViceCaptain(draft, sitting(draft, at), rules),
);
const bench = fc.tuple(slot, fc.integer({ min: -1, max: 4 })).map<Step>(
  ([at, place]) =>
    (draft) =>
      moveBench(draft, sitting(draft, at), place),
);

const steps = fc.array(
  fc.oneof(
    { weight: 12, arbitrary: pick },
    { weight: 1, arbitrary: remove },
    { weight: 6, arbitrary: swap },
    { weight: 2, arbitrary: captain },
    { weight: 2, arbitrary: vice },
    { weight: 2, arbitrary: bench },
  ),
  { minLength: 20, maxLength: 300, size: 'max' },
);

const contexts = fc
  .record({ matchday: fc.integer({ min: 1, max: 7 }), money: fc.integer({ min: 500, max: 1200 }) })
  .map<SquadContext>(({ matchday, money }) =>
    Object.freeze({ players: examplePlayersById, rules: deepFreeze(exampleRules), matchday, money }),
  );

/** What is wrong with a draft. One sentence each: an `expect` for each of these thousands would be most of the work. */
function flaws(draft: DraftSquad, context: SquadContext): string[] {
  const { slots, captainId, viceCaptainId } = draft;
  const found: string[] = [];
  const demand = (isMet: boolean, flaw: string) => {
    if (!isMet) found.push(flaw);
  };
  const ids = slots.flatMap(({ playerId }) => playerId ?? []);
  demand(new Set(ids).size === ids.length, 'a player is in it twice');
  demand(moneyLeft(draft, context) >= 0, 'it costs more than there is');
  const limit = clubLimit(context.rules, context.matchday);
  for (const [club, count] of clubCounts(draft, context.players)) {
    demand(count <= limit, `club ${club} has ${count} players`);
  }

  const starting = slots.slice(0, 12);
  demand(
    starting.every(({ role }) => role === 'starting'),
    'a starter is not among the first twelve',
  );
  demand(
    slots
      .slice(12)
      .map(({ role }) => role)
      .join() === 'bench,bench,bench,bench',
    'the bench is not four',
  );
  demand(slots[12]?.positionId === 1, 'the bench does not begin with the keeper');
  const rows = starting.map(({ positionId }) => positionId);
  demand(rows.join() === rows.toSorted().join(), 'the starters are not from back to front');
  demand(LEGAL_FORMATIONS.includes(formationName(draft)), `${formationName(draft)} is no formation`);
  const layout = [0, 1, 2, 3, 4].map((position) => slots.filter((one) => one.positionId === position).length);
  demand(layout.join() === '1,2,5,5,3', `the positions are ${layout}`);
  for (const { playerId, positionId } of slots) {
    demand(
      playerId === null || context.players.get(playerId)?.positionId === positionId,
      `player ${playerId} is at position ${positionId}`,
    );
  }

  const leaders = [captainId, viceCaptainId].filter((id) => id !== null);
  demand(new Set(leaders).size === leaders.length, 'captain and vice-captain are one');
  const mayLead = starting.filter(({ positionId }) => positionId !== 0).map(({ playerId }) => playerId);
  for (const id of leaders) demand(mayLead.includes(id), `player ${id} may not lead`);
  return found;
}

describe('a draft after any sequence of operations', () => {
  it(`is consistent after each of them, and the previous draft is unchanged (seed ${SEED})`, () => {
    let complete = 0;
    let refusals = 0;
    fc.assert(
      fc.property(contexts, steps, (context, sequence) => {
        let draft = deepFreeze(emptyDraft(context.rules));
        for (const step of sequence) {
          const result = step(draft, context);
          if (!result.ok) {
            refusals += 1;
            continue;
          }
          draft = deepFreeze(result.draft);
          expect(flaws(draft, context)).toEqual([]);
        }

        const saved = lineupFromDraft(draft);
        if (!saved.ok) return;
        complete += 1;
        expect(validateLineup(saved.lineup, context)).toEqual([]);
        expect(draftFromLineup(saved.lineup, context.players, context.rules)).toEqual(draft);
      }),
      { seed: SEED, numRuns: 150 },
    );
    expect(complete).toBeGreaterThan(20);
    expect(refusals).toBeGreaterThan(1000);
  });
});
