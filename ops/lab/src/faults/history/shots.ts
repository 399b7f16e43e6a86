import { setTimeout as pause } from 'node:timers/promises';
import { correctStat, type Database, DatabaseClock, type MatchStat, readPart } from '@euro/api/testing';
import { Op, QueryTypes } from 'sequelize';
import { SETTLED_WEEK } from '../prepareGame.js';
import { STEPS, type Step } from './steps.js';

/** Two more shots off target cost a point: each step is its own settlement. */
const SHOTS_A_STEP = 2;
const TIMEOUT_MS = 120_000;

/** A team's points by the number of steps, without any settlement: `base - steps * perStep`, in halves. */
export interface TeamModel {
  readonly base: number;
  readonly perStep: number;
}

/** Corrections of one figure of the settled matchday, each of which changes the points of many teams in a known way. */
export class Shots {
  /** In order; the first is the state of the beginning. */
  readonly steps: Step[] = [{ step: 0, from: 0 }];

  private constructor(
    private readonly database: Database,
    private readonly figure: { readonly matchId: number; readonly playerId: number; readonly first: number },
    private readonly competitionId: number,
    readonly model: ReadonlyMap<number, TeamModel>,
  ) {}

  /** Chooses the most popular player, and measures each team's share of a step on the undisturbed portal. */
  static async of(database: Database): Promise<Shots> {
    const competition = await database.models.Competition.findOne({ raw: true, rejectOnEmpty: true });
    const stat = await loadMostPopularStat(database);
    const figure = { matchId: stat.matchId, playerId: stat.playerId, first: stat.shotOffTarget };
    const before = await readPoints(database);
    const shots = new Shots(database, figure, competition.id, new Map());
    await shots.correct(1);
    for (const end = Date.now() + TIMEOUT_MS; ; await pause(100)) {
      const after = await readPoints(database);
      if ([...after].some(([teamId, points]) => points !== before.get(teamId))) break;
      if (Date.now() > end) throw new Error('No worker settles.');
    }
    const after = await readPoints(database);
    const model = new Map(
      [...before].map(([teamId, base]) => [teamId, { base, perStep: base - (after.get(teamId) ?? base) }]),
    );
    const measuredShots = new Shots(database, figure, competition.id, model);
    measuredShots.steps.push({ step: 1, from: 0 });
    return measuredShots;
  }

  /** The step whose results should be visible in the end. */
  get last(): Step {
    return this.steps.at(-1) ?? { step: 0, from: 0 };
  }

  /** Makes the next correction. @param now milliseconds since the beginning */
  async next(now: () => number): Promise<void> {
    const step = (this.last.step + 1) % STEPS;
    const from = now();
    await this.correct(step);
    this.steps.push({ step, from });
  }

  /** Differences between the visible results and the model of the last step, in words. */
  async differences(): Promise<readonly string[]> {
    const points = await readPoints(this.database);
    const { step } = this.last;
    return [...this.model].flatMap(([teamId, { base, perStep }]) => {
      const expected = base - step * perStep;
      const teamPoints = points.get(teamId);
      return teamPoints === expected
        ? []
        : [`team ${teamId} has ${teamPoints} halves instead of ${expected}`];
    });
  }

  private async correct(step: number): Promise<void> {
    const clock = new DatabaseClock(this.database);
    const { matchId, playerId, first } = this.figure;
    const result = await correctStat(
      { ...this.database, clock },
      {
        ...{ competitionId: this.competitionId, matchId, playerId, field: 'shotOffTarget' },
        value: first + step * SHOTS_A_STEP,
      },
      { actorId: null, reason: 'Trial of faults' },
    );
    // A correction without an answer was stored already.
    if (!result.ok && !result.problem.includes('already')) throw new Error(result.problem);
  }
}

/** The visible points of the settled matchday by team, in halves. */
async function readPoints({ sequelize }: Database): Promise<Map<number, number>> {
  const parts = await sequelize.query<{ part: number; results: Buffer }>(
    `SELECT p.part, p.results FROM matchdays m
     JOIN result_parts p ON p.week_id = m.week_id AND p.version = m.version WHERE m.week_id = :weekId`,
    { type: QueryTypes.SELECT, replacements: { weekId: SETTLED_WEEK } },
  );
  const results = parts.flatMap(({ part, results }) => readPart(part, results));
  return new Map(results.map(({ teamId, halfPoints }) => [teamId, halfPoints]));
}

/** The appearance with an even number of shots of the player whom most teams of the matchday hold. */
async function loadMostPopularStat({ models }: Database): Promise<MatchStat> {
  const lineups = await models.TeamLineup.findAll({ where: { weekId: SETTLED_WEEK }, raw: true });
  const ownersByPlayer = new Map<number, number>();
  for (const { starting } of lineups)
    for (const id of starting.split(',').map(Number))
      ownersByPlayer.set(id, (ownersByPlayer.get(id) ?? 0) + 1);
  const matches = await models.Match.findAll({
    attributes: ['id'],
    where: { weekId: SETTLED_WEEK },
    raw: true,
  });
  const stats = await models.MatchStat.findAll({
    where: { matchId: matches.map(({ id }) => id), minutes: { [Op.gte]: 60 } },
    raw: true,
  });
  const [most] = stats
    .filter(({ shotOffTarget }) => shotOffTarget % SHOTS_A_STEP === 0)
    .sort((a, b) => (ownersByPlayer.get(b.playerId) ?? 0) - (ownersByPlayer.get(a.playerId) ?? 0));
  if (!most) throw new Error('Nobody played.');
  return most;
}
