import {
  COACH,
  type CompetitionRules,
  clubLimit,
  DEFENDER,
  FORWARD,
  type GamePlayer,
  GOALKEEPER,
  isValidFormation,
  type Lineup,
  MIDFIELDER,
  POSITION_IDS,
  type PositionId,
  type Tenths,
} from '@euro/game';
import type { Random } from '../infra/random/seededRandom.js';

/** A player with his popularity among managers; 0: nobody buys him. */
export interface Candidate extends GamePlayer {
  readonly appeal: number;
}

export interface MadeSquad {
  readonly lineup: Lineup;
  readonly cost: Tenths;
}

const FORMATIONS: readonly (readonly [
  defenders: number,
  midfielders: number,
  forwards: number,
  weight: number,
])[] = [
  [3, 4, 3, 26],
  [4, 3, 3, 24],
  [4, 4, 2, 22],
  [3, 5, 2, 14],
  [4, 5, 1, 6],
  [5, 3, 2, 5],
  [5, 4, 1, 3],
];

/** The order in which people spend: who scores first, the bench's goalkeeper last. */
const SHOPPING: readonly PositionId[] = [FORWARD, MIDFIELDER, DEFENDER, COACH, GOALKEEPER];

/** A legal squad as a person might choose it before a matchday: stars first, bargains with the rest of the money. */
export function makeSquad(
  candidates: readonly Candidate[],
  rules: CompetitionRules,
  random: Random,
): MadeSquad {
  const limit = clubLimit(rules, 1);
  for (;;) {
    const squad = shop(candidates, rules, limit, random);
    if (squad)
      return { lineup: lineUp(squad, rules, random), cost: squad.reduce((sum, { value }) => sum + value, 0) };
  }
}

/** Null when the money or the nations ran out. */
function shop(
  candidates: readonly Candidate[],
  rules: CompetitionRules,
  limit: number,
  random: Random,
): Candidate[] | null {
  const cheapest = (position: PositionId) =>
    Math.min(...candidates.filter(({ positionId }) => positionId === position).map(({ value }) => value));
  const openSlots = SHOPPING.flatMap((position) =>
    Array.from({ length: rules.squadLayout[position] }, () => position),
  );
  const squad: Candidate[] = [];
  const perClub = new Map<number, number>();
  let money = rules.budget;
  // Two or three stars first, then slot by slot in no fixed order, as people do.
  while (openSlots.length > 0) {
    const index =
      squad.length < 3 ? random.whole(Math.min(8, openSlots.length)) : random.whole(openSlots.length);
    const [position = COACH] = openSlots.splice(index, 1);
    // Half a million more than the cheapest for each open slot keeps the squad playable.
    const reserve = openSlots.reduce<number>((sum, open) => sum + cheapest(open) + 5, 0);
    const weights = candidates.map((candidate) => {
      const isPossible =
        candidate.positionId === position &&
        candidate.value <= money - reserve &&
        (perClub.get(candidate.clubId) ?? 0) < limit &&
        !squad.includes(candidate);
      return isPossible ? candidate.appeal : 0;
    });
    const candidate = candidates[random.weighted(weights)];
    if (!candidate) return null;
    squad.push(candidate);
    perClub.set(candidate.clubId, (perClub.get(candidate.clubId) ?? 0) + 1);
    money -= candidate.value;
  }
  return squad;
}

/** Formations as people like them; where the rules allow none of these, the first one of the editor. */
function formationsOf({ startRows, formationLimits, lineupSize }: CompetitionRules): typeof FORMATIONS {
  const legal = FORMATIONS.filter(([defenders, midfielders, forwards]) =>
    isValidFormation([formationLimits[COACH].min, 1, defenders, midfielders, forwards], {
      formationLimits,
      lineupSize,
    }),
  );
  if (legal.length > 0) return legal;
  const [, , defenders = 0, midfielders = 0, forwards = 0] = startRows;
  return [[defenders, midfielders, forwards, 1]];
}

function lineUp(squad: readonly Candidate[], rules: CompetitionRules, random: Random): Lineup {
  const formations = formationsOf(rules);
  const [defenders, midfielders, forwards] = formations[
    random.weighted(formations.map(([, , , weight]) => weight))
  ] ?? [4, 4, 2];
  const starters: Record<PositionId, number> = {
    [COACH]: rules.squadLayout[COACH],
    [GOALKEEPER]: 1,
    [DEFENDER]: defenders,
    [MIDFIELDER]: midfielders,
    [FORWARD]: forwards,
  };
  const starting: Candidate[] = [];
  const bench: Candidate[] = [];
  for (const position of POSITION_IDS) {
    const best = squad
      .filter(({ positionId }) => positionId === position)
      .sort((a, b) => b.appeal - a.appeal || a.id - b.id);
    starting.push(...best.slice(0, starters[position]));
    bench.push(...best.slice(starters[position]));
  }
  const [keeper, outfield] = [bench.filter(isKeeper), bench.filter((player) => !isKeeper(player))];
  outfield.sort((a, b) => b.appeal - a.appeal || a.id - b.id);
  const [captainId, viceCaptainId] = armbands(starting, random);
  return {
    starting: starting.map(({ id }) => id),
    bench: [...keeper, ...outfield].map(({ id }) => id),
    captainId,
    viceCaptainId,
  };
}

function isKeeper({ positionId }: Candidate): boolean {
  return positionId === GOALKEEPER;
}

/** Forwards and stars carry the armband. */
function armbands(starting: readonly Candidate[], random: Random): [number, number] {
  const players = starting.filter(({ positionId }) => positionId !== COACH);
  const weights = players.map(({ appeal, positionId, value }) => {
    const attacks = positionId === FORWARD ? 3 : positionId === MIDFIELDER ? 2 : 0.1;
    return appeal * attacks * (value / 50) ** 3;
  });
  const captain = random.weighted(weights);
  const vice = random.weighted(weights.map((weight, index) => (index === captain ? 0 : weight)));
  return [players[captain]?.id ?? 0, players[vice]?.id ?? 0];
}
