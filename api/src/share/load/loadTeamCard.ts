import type { TeamPoints } from '@euro/api-contract';
import { COACH, countPositions, formationText, GOALKEEPER, spellAt } from '@euro/game';
import type { Caller } from '../../http/index.js';
import { Refusal } from '../../infra/errors.js';
import { loadTeamPoints, loadTeamView, presentTeamPoints } from '../../teams/index.js';
import type { TextLanguage } from '../../texts/index.js';
import { requireSnapshot, type TournamentSnapshot, tournamentAt } from '../../tournament/index.js';
import type { MatchdayCard, SquadCard } from '../cards/card.js';
import { type CardWords, cardWords } from '../cards/cardWords.js';
import type { ShareContext } from '../context.js';
import { cardBase } from './cardBase.js';
import { deadlineOf } from './deadlineOf.js';
import { jerseyOf } from './jerseyOf.js';
import { nameOf } from './nameOf.js';

/** Players on the picture of a matchday. */
const BEST = 3;

export interface TeamCardQuery {
  readonly teamId: number;
  readonly weekId: number;
  readonly caller: Caller | null;
  readonly language: TextLanguage;
  /** The line-up although there are points. */
  readonly asSquad: boolean;
  /** Key of a link that the owner shared. */
  readonly key: string | null;
}

/**
 * A team's matchday: its points after the deadline; before it its line-up, for the owner and callers with his link,
 * because it is secret (decisions §5.5). The manager's name is included only where it is public, also for the owner:
 * a picture is passed on.
 * @throws the refusals `not-found` for an unknown team, `nothing-to-show-yet` for what the caller may not see yet
 */
export async function loadTeamCard(
  context: ShareContext,
  query: TeamCardQuery,
): Promise<MatchdayCard | SquadCard> {
  const snapshot = await requireSnapshot(context);
  if (query.asSquad) return loadSquad(context, snapshot, query);
  try {
    return await loadMatchday(context, snapshot, query);
  } catch (error) {
    const isSecret = error instanceof Refusal && error.code === 'nothing-to-show-yet';
    if (!isSecret || !query.caller) throw error;
    return loadSquad(context, snapshot, query);
  }
}

async function loadMatchday(
  context: ShareContext,
  snapshot: TournamentSnapshot,
  { teamId, weekId, caller, language }: TeamCardQuery,
): Promise<MatchdayCard> {
  const points = presentTeamPoints(await loadTeamPoints(context, { teamId, weekId, caller }), null);
  return {
    kind: 'matchday',
    ...cardBase(snapshot, language),
    weekId,
    ...{ teamId, teamName: points.teamName, manager: nameOf(points.user) },
    points: points.visibleWeekPoints,
    provisional: !points.weekPointsConfirmed,
    weekRank: points.visibleWeekRank,
    generalRank: points.generalRank,
    move: points.generalRankMove,
    // Equal points share a rank, and win together.
    wins: points.weekPointsConfirmed && points.visibleWeekRank === 1,
    best: bestOf(snapshot, weekId, points.selections),
  };
}

function bestOf(
  snapshot: TournamentSnapshot,
  weekId: number,
  selections: TeamPoints['selections'],
): MatchdayCard['best'] {
  return selections
    .filter(({ counted, total }) => counted && total > 0)
    .toSorted((a, b) => b.total - a.total || a.playerId - b.playerId)
    .slice(0, BEST)
    .map(({ playerId, total, multiplier, captain }) => ({
      ...jerseyOf(snapshot, playerId, weekId),
      ...{ total, multiplier, isCaptain: captain === 1 },
    }));
}

async function loadSquad(
  context: ShareContext,
  snapshot: TournamentSnapshot,
  { teamId, weekId, caller, language, key }: TeamCardQuery,
): Promise<SquadCard> {
  const isShared = key !== null && context.lineupKeys.isKeyOf({ teamId, weekId }, key);
  const { team, weekStat } = await loadTeamView(context, { teamId, weekId, caller, isShared });
  // The view shows an earlier line-up in place of one that the caller may not see.
  if (team.lineupWeekId !== weekId || weekId < team.weekId) throw new Refusal('nothing-to-show-yet');
  const upToNow = weekStat.findLast((stat) => stat.weekId <= weekId);
  const opponentOf = opponentsIn(snapshot, { weekId, now: context.clock.now() }, cardWords(language));
  const onPitch = team.starting.filter((id) => ![COACH, GOALKEEPER].includes(positionOf(snapshot, id)));
  return {
    kind: 'squad',
    ...cardBase(snapshot, language),
    weekId,
    ...{
      teamId,
      teamName: team.name,
      manager: team.nameVisible ? nameOf(team.user) : null,
    },
    points: upToNow?.generalPoints ?? 0,
    rank: upToNow?.generalRank ?? null,
    formation: formationText(countPositions(onPitch.map((id) => positionOf(snapshot, id)))),
    players: team.starting.map((id) => ({
      ...jerseyOf(snapshot, id, weekId),
      opponent: opponentOf(clubOf(snapshot, id, weekId)),
      armband: id === team.captainId ? 1 : id === team.viceCaptainId ? 2 : 0,
    })),
  };
}

/** The club of a player in a matchday; 0 for none. */
function clubOf(snapshot: TournamentSnapshot, id: number, weekId: number): number {
  const player = snapshot.players.get(id);
  return (player && spellAt(player, deadlineOf(snapshot, weekId))?.clubId) ?? 0;
}

const positionOf = ({ players }: Pick<TournamentSnapshot, 'players'>, id: number) =>
  players.get(id)?.positionId ?? COACH;

/** The known opponents of a nation in a matchday: "AUT (t)". */
function opponentsIn(
  snapshot: TournamentSnapshot,
  { weekId, now }: { readonly weekId: number; readonly now: number },
  words: Pick<CardWords, 'home' | 'away'>,
): (clubId: number) => string {
  const matches = tournamentAt(snapshot, now).matches.filter(({ match }) => match.weekId === weekId);
  const code = (id: number | null) => (id === null ? undefined : snapshot.clubs.get(id)?.short);
  return (clubId) =>
    matches
      .flatMap(({ homeId, awayId }) => {
        if (homeId === clubId && code(awayId)) return [`${code(awayId)} ${words.home}`];
        if (awayId === clubId && code(homeId)) return [`${code(homeId)} ${words.away}`];
        return [];
      })
      .join(', ');
}
