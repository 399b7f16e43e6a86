import fc from 'fast-check';
import { budgetAdvice } from '../budget/budgetAdvice.js';
import { cheapestCompletion } from '../budget/cheapestCompletion.js';
import { fillSquad } from '../budget/fillSquad.js';
import { clubLimit } from '../clubLimit.js';
import { chooseCaptain } from '../draft/chooseCaptain.js';
import { draftFromLineup } from '../draft/draftFromLineup.js';
import { clubCounts, moneyLeft, openSlots, startingCounts } from '../draft/draftQueries.js';
import type { DraftResult, DraftSquad } from '../draft/draftSquad.js';
import { emptyDraft } from '../draft/emptyDraft.js';
import { lineupFromDraft } from '../draft/lineupFromDraft.js';
import { moveBench } from '../draft/moveBench.js';
import { pickPlayer } from '../draft/pickPlayer.js';
import { removePlayer } from '../draft/removePlayer.js';
import { swapPlayers } from '../draft/swapPlayers.js';
import { countPositions, isValidFormation } from '../formation.js';
import { COACH, GOALKEEPER, POSITION_IDS } from '../positions.js';
import { autoSubstitutions } from '../scoring/autoSubstitutions.js';
import { scoreTeam } from '../scoring/scoreTeam.js';
import { topLineup } from '../scoring/topLineup.js';
import { arbitraryLayout, arbitraryPlayers } from '../testing/arbitraryLayout.js';
import { deepFreeze } from '../testing/deepFreeze.js';
import type { GamePlayer, SquadContext } from '../types.js';
import { orderLineup } from './orderLineup.js';
import { validateLineup } from './validateLineup.js';

const SEED = 20221218;

const contexts = fc.record({ rules: arbitraryLayout, players: arbitraryPlayers }).map(
  ({ rules, players }): SquadContext => ({
    players,
    rules: deepFreeze(rules),
    matchday: 1,
    money: rules.budget,
  }),
);

type Step = (draft: DraftSquad, context: SquadContext) => DraftResult;
const place = fc.nat(18);
const sitting = (draft: DraftSquad, at: number) => draft.slots[at]?.playerId ?? -1;
const steps = fc.array(
  fc.oneof(
    {
      weight: 12,
      arbitrary: fc
        .integer({ min: 1, max: 336 })
        .map<Step>((id) => (draft, context) => pickPlayer(draft, id, context)),
    },
    { weight: 1, arbitrary: place.map<Step>((at) => (draft) => removePlayer(draft, sitting(draft, at))) },
    {
      weight: 6,
      arbitrary: fc.tuple(place, place).map<Step>(
        ([a, b]) =>
          (draft, { rules }) =>
            swapPlayers(draft, sitting(draft, a), sitting(draft, b), rules),
      ),
    },
    {
      weight: 2,
      arbitrary: place.map<Step>(
        (at) =>
          (draft, { rules }) =>
            chooseCaptain(draft, sitting(draft, at), rules),
      ),
    },
    {
      weight: 2,
      arbitrary: fc.tuple(place, fc.nat(7)).map<Step>(
        ([at, to]) =>
          (draft) =>
            moveBench(draft, sitting(draft, at), to),
      ),
    },
  ),
  { minLength: 30, maxLength: 150, size: 'max' },
);

/** What is wrong with the shape, the money or the clubs of a draft. */
function flaws(draft: DraftSquad, context: SquadContext): string[] {
  const { rules, players } = context;
  const { slots } = draft;
  const squad = countPositions(slots.map(({ positionId }) => positionId));
  const starters = slots.filter(({ role }) => role === 'starting');
  const bench = slots.filter(({ role }) => role === 'bench');
  const keepers = bench.filter(({ positionId }) => positionId === GOALKEEPER).length;
  const rows = starters.map(({ positionId }) => positionId);
  const limit = clubLimit(rules, 1);
  const found: Record<string, boolean> = {
    layout: POSITION_IDS.every((position) => squad[position] === rules.squadLayout[position]),
    formation: isValidFormation(startingCounts(draft), rules),
    bench:
      bench.length === rules.benchSize && slots.slice(starters.length).every(({ role }) => role === 'bench'),
    rows: rows.join() === rows.toSorted().join(),
    'keepers first on the bench': bench
      .slice(0, keepers)
      .every(({ positionId }) => positionId === GOALKEEPER),
    money: moneyLeft(draft, context) >= 0,
    clubs: [...clubCounts(draft, players).values()].every((count) => count <= limit),
  };
  return Object.keys(found).filter((name) => !found[name]);
}

const worth = ({ id, value }: GamePlayer) => ((id * 7919) % 13) + value / 20;

describe('squads of any layout', () => {
  it(`are consistent after any operations on a draft (seed ${SEED})`, () => {
    fc.assert(
      fc.property(contexts, steps, (context, all) => {
        let draft = emptyDraft(context.rules);
        expect([flaws(draft, context), openSlots(draft).total]).toEqual([[], draft.slots.length]);
        for (const step of all) {
          const result = step(draft, context);
          if (!result.ok) continue;
          draft = result.draft;
          expect(flaws(draft, context)).toEqual([]);
        }
      }),
      { seed: SEED, numRuns: 150 },
    );
  });

  it(`are filled exactly when the money and the clubs allow it, and can be saved then (seed ${SEED})`, () => {
    const sizes = new Set<number>();
    fc.assert(
      fc.property(contexts, (context) => {
        const draft = emptyDraft(context.rules);
        const completion = cheapestCompletion(draft, context);
        const isPossible = completion !== null && completion.cost <= context.money;
        const filled = fillSquad(draft, context, worth);
        expect(filled !== null).toBe(isPossible);
        expect(budgetAdvice(draft, context) === null).toBe(isPossible);
        if (filled === null) return;
        expect(flaws(filled, context)).toEqual([]);
        const result = lineupFromDraft(filled);
        if (!result.ok) throw new Error(result.code);
        const { lineup } = result;
        expect(validateLineup(lineup, context)).toEqual([]);
        const positions = new Map(
          [...context.players.values()].map(({ id, positionId }) => [id, positionId]),
        );
        expect(orderLineup(lineup, positions)).toEqual(lineup);
        expect(draftFromLineup(lineup, context.players, context.rules)).toEqual(filled);
        sizes.add(context.rules.lineupSize + context.rules.benchSize);
      }),
      { seed: SEED, numRuns: 60 },
    );
    expect(sizes.size).toBeGreaterThan(5);
  });

  it(`have a legal formation after auto-subs, without irreplaceable players (seed ${SEED})`, () => {
    fc.assert(
      fc.property(contexts, fc.array(fc.boolean(), { minLength: 19, maxLength: 19 }), (context, played) => {
        const filled = fillSquad(emptyDraft(context.rules), { ...context, money: 10_000 }, worth);
        const result = filled && lineupFromDraft(filled);
        if (!result?.ok) return;
        const { lineup } = result;
        const { rules } = context;
        const positions = new Map(
          [...context.players.values()].map(({ id, positionId }) => [id, positionId]),
        );
        const ids = [...lineup.starting, ...lineup.bench];
        const playerPoints = new Map(
          ids.map((id, at) => [id, { points: id % 9, minutes: played[at] ? 90 : 0 }]),
        );
        const subs = autoSubstitutions({ lineup, playerPoints, positions, rules });
        const eleven = lineup.starting.map((id) => subs.find(({ outId }) => outId === id)?.inId ?? id);
        expect(isValidFormation(countPositions(eleven.map((id) => positions.get(id) ?? COACH)), rules)).toBe(
          true,
        );
        const { selections, points } = scoreTeam({ lineup, playerPoints, positions, rules, booster: null });
        expect(selections.filter(({ counted }) => counted)).toHaveLength(lineup.starting.length);
        expect(points).toBe(selections.reduce((sum, { total }) => sum + total, 0));
      }),
      { seed: SEED, numRuns: 60 },
    );
  });

  it(`have a legal best lineup of maximal value (seed ${SEED})`, () => {
    fc.assert(
      fc.property(contexts, ({ players, rules }) => {
        const points = new Map(
          [...players.values()].map(({ id, value }) => [id, { points: value % 17, minutes: 90 }]),
        );
        const best = topLineup({ points, players, rules });
        const positions = (best?.playerIds ?? []).map((id) => players.get(id)?.positionId ?? COACH);
        expect(isValidFormation(countPositions(positions), rules)).toBe(true);
        const first = emptyDraft(rules).slots.filter(({ role }) => role === 'starting');
        const bestOf = (position: number, count: number) =>
          [...players.values()]
            .filter(({ positionId }) => positionId === position)
            .map(({ value }) => value % 17)
            .sort((a, b) => b - a)
            .slice(0, count)
            .reduce((sum, own) => sum + own, 0);
        const other = POSITION_IDS.reduce<number>(
          (sum, position) =>
            sum + bestOf(position, first.filter(({ positionId }) => positionId === position).length),
          0,
        );
        expect(best?.points ?? 0).toBeGreaterThanOrEqual(other);
      }),
      { seed: SEED, numRuns: 60 },
    );
  });
});
