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
} from '../../packed/index.js';

type ScoringRules = Pick<
  CompetitionRules,
  | 'formationLimits'
  | 'squadLayout'
  | 'lineupSize'
  | 'benchSize'
  | 'captainMultiplier'
  | 'tripleCaptainMultiplier'
>;

/** The inputs that all teams share. */
export interface ScoringInput {
  readonly matchdays: ReadonlyMap<number, PlayerMatchday>;
  readonly positions: ReadonlyMap<number, PositionId>;
  /** By team id. */
  readonly powerSubs: ReadonlyMap<number, readonly PowerSub[]>;
  readonly rules: ScoringRules;
}

/** Points of a range's players, by their index in it. */
interface PlayerColumns {
  readonly range: LineupRange;
  readonly points: Int32Array;
  /** 1 for players who may have the captain's multiplier. */
  readonly present: Uint8Array;
  /** 1 for a starter whom an auto-sub may take out. */
  readonly replaceable: Uint8Array;
}

/**
 * The points of teams in a matchday by the rules of `teamTotal`. Where no rule can change the lineup (no starter
 * is absent, no power sub, no bench that counts) they are a sum, which is taken without asking any of them.
 */
export class TeamPoints {
  private readonly input: ScoringInput;
  private readonly lineup: { captainId: number; viceCaptainId: number; starting: number[]; bench: number[] };
  private columns: PlayerColumns | null = null;

  constructor(input: ScoringInput) {
    this.input = input;
    const { bench, size } = lineupLayout(input.rules);
    this.lineup = {
      captainId: 0,
      viceCaptainId: 0,
      starting: new Array<number>(bench - STARTING).fill(0),
      bench: new Array<number>(size - bench).fill(0),
    };
  }

  /** @param index of a team in the range; ranges come one after the other */
  of(range: LineupRange, index: number): HalfPoints {
    const booster = BOOSTERS[range.boosters[index] ?? 0] ?? null;
    const powerSubs = this.input.powerSubs.get(range.teamIds[index] ?? 0);
    if (booster === 'bank' || powerSubs !== undefined) return this.byTheRules(range, index);

    if (this.columns?.range !== range) this.columns = this.columnsOf(range);
    const { points, present, replaceable } = this.columns;
    const { lineups, layout } = range;
    const start = index * layout.size;
    const captain = lineups[start + CAPTAIN] ?? 0;
    const viceCaptain = lineups[start + VICE_CAPTAIN] ?? 0;
    const multipliedIndex = present[captain] === 1 ? captain : viceCaptain;
    const { captainMultiplier, tripleCaptainMultiplier } = this.input.rules;
    const multiplier = booster === 'tripleCaptain' ? tripleCaptainMultiplier : captainMultiplier;
    const bench = start + layout.bench;
    let sum = 0;
    for (let at = start + STARTING; at < bench; at += 1) {
      const player = lineups[at] ?? 0;
      if (replaceable[player] === 1) return this.byTheRules(range, index);
      const own = points[player] ?? 0;
      sum += player === multipliedIndex && present[player] === 1 ? Math.round(own * multiplier) : own;
    }
    return sum;
  }

  private columnsOf(range: LineupRange): PlayerColumns {
    const { players } = range;
    const points = new Int32Array(players.length);
    const present = new Uint8Array(players.length);
    const replaceable = new Uint8Array(players.length);
    for (const [index, id] of players.entries()) {
      const matchday = this.input.matchdays.get(id);
      const position = this.input.positions.get(id);
      points[index] = matchday?.points ?? 0;
      present[index] = Number(matchday !== undefined && !isAbsent(matchday));
      replaceable[index] = Number(position !== undefined && position !== COACH && present[index] === 0);
    }
    return { range, points, present, replaceable };
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
  private lineupAt({ lineups, players, layout: { bench, size } }: LineupRange, index: number): Lineup {
    const lineup = this.lineup;
    const start = index * size;
    const playerAt = (at: number) => players[lineups[start + at] ?? 0] ?? 0;
    lineup.captainId = playerAt(CAPTAIN);
    lineup.viceCaptainId = playerAt(VICE_CAPTAIN);
    for (let at = STARTING; at < bench; at += 1) lineup.starting[at - STARTING] = playerAt(at);
    for (let at = bench; at < size; at += 1) lineup.bench[at - bench] = playerAt(at);
    return lineup;
  }
}
