import type { CupTie, RankedTeam } from '@euro/api-contract';
import type { Caller } from '../../http/index.js';
import { Refusal } from '../../infra/errors.js';
import { loadCup, loadLeagues } from '../../leagues/index.js';
import { readSeasonConsistently } from '../../teams/index.js';
import type { TextLanguage } from '../../texts/index.js';
import { requireSnapshot } from '../../tournament/index.js';
import type { CupCard, CupLine, CupPlace } from '../cards/card.js';
import type { ShareContext } from '../context.js';
import { cardBase } from './cardBase.js';
import { mayReadLeague } from './mayReadLeague.js';

/** Ties on the picture. */
const LINES = 5;

interface CupCardQuery {
  readonly leagueId: number;
  /** The matchday of the round. */
  readonly weekId: number;
  /** Key of a picture that a member shared. */
  readonly key: string | null;
  readonly caller: Caller | null;
  readonly language: TextLanguage;
}

/**
 * A round of a league's cup, for its members and for callers with their key.
 * @throws the refusal `not-found` for other callers, for a league without a cup, and for a matchday without a round
 */
export async function loadCupCard(
  context: ShareContext,
  { leagueId, weekId, key, caller, language }: CupCardQuery,
): Promise<CupCard> {
  const snapshot = await requireSnapshot(context);
  const [league] = await loadLeagues(context, [leagueId]);
  if (!league || !(await mayReadLeague(context, league, { key, caller }))) throw new Refusal('not-found');
  const { competitionId, name } = league;
  const [cup, own] = await Promise.all([
    readSeasonConsistently(context, { competitionId }, (season) => loadCup(context, league, season)),
    ownTeamsOf(context, competitionId, caller),
  ]);
  const round = cup?.rounds.find((one) => one.weekId === weekId);
  if (!cup || !round) throw new Refusal('not-found');
  const isFinal = round === cup.rounds.at(-1);
  const lines = round.ties.map((tie) => presentLine(tie, own));
  const first = lines.slice(0, LINES);
  const ownLine = lines.find((line) => line.own);
  return {
    kind: 'cup',
    ...cardBase(snapshot, language),
    ...{ leagueId, name, weekId },
    ties: lines.length,
    lines: ownLine && !first.includes(ownLine) ? [...first.slice(0, -1), ownLine] : first,
    winner: isFinal ? presentPlace(cup.winner) : null,
  };
}

function presentLine(tie: CupTie, own: ReadonlySet<number>): CupLine {
  const { home, away, homePoints, awayPoints, winner, bye } = tie;
  const isOwn = [home, away].some((team) => team !== null && own.has(team.id));
  return {
    home: presentPlace(home),
    away: presentPlace(away),
    ...{ homePoints, awayPoints, winner, bye, own: isOwn },
  };
}

function presentPlace(team: RankedTeam | null): CupPlace | null {
  return team && { teamId: team.id, teamName: team.name };
}

async function ownTeamsOf(
  { models }: ShareContext,
  competitionId: number,
  caller: Caller | null,
): Promise<ReadonlySet<number>> {
  if (!caller) return new Set();
  const where = { userId: caller.userId, competitionId, deletedAt: null };
  const rows = await models.Team.findAll({ attributes: ['id'], where, raw: true });
  return new Set(rows.map(({ id }) => id));
}
