import {
  COACH,
  type CompetitionRules,
  type HalfPoints,
  isAbsent,
  type Lineup,
  type PlayerMatchday,
  type PositionId,
  type PowerSub,
  teamTotal,
} from '@euro/game';
import {
  BOOSTERS,
  CAPTAIN,
  type LineupRange,
  lineupLayout,
  STARTING,
  VICE_CAPTAIN,
} from '../packed/index.js';

type ScoringRules = Pick<
  CompetitionRules,
  | 'formationLimits'
  | 'squadLayout'
  | 'lineupSize'
  | 'benchSize'
  | 'captainMultiplier'
  | 'tripleCaptainMultiplier'
>;

/** What all teams are scored with. */
export interface ScoringInput {
  readonly matchdays: ReadonlyMap<number, PlayerMatchday>;
  readonly positions: ReadonlyMap<number, PositionId>;
  /** By team id. */
  readonly powerSubs: ReadonlyMap<number, readonly PowerSub[]>;
  readonly rules: ScoringRules;
}

/**
 * The points of teams in a matchday by the rules of `teamTotal`. Where no rule can change the lineup (no starter
 * is absent, no power sub, no bench that counts) they are a sum, which is taken without asking any of them.
 */
export class TeamPoints {
  private readonly input: ScoringInput;
  /** By player id, up to the highest. */
  private readonly points: Int32Array;
  /** 1 for who may carry the captain's multiplier. */
  private readonly present: Uint8Array;
  /** 1 for a starter whom an auto-sub may take out. */
  private readonly replaceable: Uint8Array;
  private readonly lineup: { captainId: number; viceCaptainId: number; starting: number[]; bench: number[] };

  constructor(input: ScoringInput) {
    this.input = input;
    const { matchdays, positions, rules } = input;
    const { bench, size } = lineupLayout(rules);
    this.lineup = {
      captainId: 0,
      viceCaptainId: 0,
      starting: new Array<number>(bench - STARTING).fill(0),
      bench: new Array<number>(size - bench).fill(0),
    };
    let highest = 0;
    for (const ids of [matchdays.keys(), positions.keys()]) {
      for (const id of ids) highest = Math.max(highest, id);
    }
    this.points = new Int32Array(highest + 1);
    this.present = new Uint8Array(highest + 1);
    this.replaceable = new Uint8Array(highest + 1);
    for (const [id, matchday] of matchdays) {
      this.points[id] = matchday.points;
      this.present[id] = Number(!isAbsent(matchday));
    }
    for (const [id, position] of positions) {
      this.replaceable[id] = Number(position !== COACH && this.present[id] === 0);
    }
  }

  /** @param index of a team in the range */
  of(range: LineupRange, index: number): HalfPoints {
    const booster = BOOSTERS[range.boosters[index] ?? 0] ?? null;
    const powerSubs = this.input.powerSubs.get(range.teamIds[index] ?? 0);
    if (booster === 'bank' || powerSubs !== undefined) return this.byTheRules(range, index);

    const { lineups, layout } = range;
    const start = index * layout.size;
    const captain = lineups[start + CAPTAIN] ?? 0;
    const viceCaptain = lineups[start + VICE_CAPTAIN] ?? 0;
    const multiplied = this.present[captain] === 1 ? captain : viceCaptain;
    const { captainMultiplier, tripleCaptainMultiplier } = this.input.rules;
    const multiplier = booster === 'tripleCaptain' ? tripleCaptainMultiplier : captainMultiplier;
    const bench = start + layout.bench;
    let sum = 0;
    for (let at = start + STARTING; at < bench; at += 1) {
      const id = lineups[at] ?? 0;
      if (this.replaceable[id] === 1) return this.byTheRules(range, index);
      const points = this.points[id] ?? 0;
      sum += id === multiplied && this.present[id] === 1 ? Math.round(points * multiplier) : points;
    }
    return sum;
  }

  private byTheRules(range: LineupRange, index: number): HalfPoints {
    const { matchdays, positions, powerSubs, rules } = this.input;
    return teamTotal({
      lineup: this.lineupAt(range, index),
      booster: BOOSTERS[range.boosters[index] ?? 0] ?? null,
      powerSubs: powerSubs.get(range.teamIds[index] ?? 0) ?? [],
      playerPoints: matchdays,
      positions,
      rules,
    });
  }

  /** The same object each time: making a million of them would take as long as asking the rules. */
  private lineupAt({ lineups, layout: { bench, size } }: LineupRange, index: number): Lineup {
    const lineup = this.lineup;
    const start = index * size;
    lineup.captainId = lineups[start + CAPTAIN] ?? 0;
    lineup.viceCaptainId = lineups[start + VICE_CAPTAIN] ?? 0;
    for (let at = STARTING; at < bench; at += 1) lineup.starting[at - STARTING] = lineups[start + at] ?? 0;
    for (let at = bench; at < size; at += 1) lineup.bench[at - bench] = lineups[start + at] ?? 0;
    return lineup;
  }
}
