import type { PositionId } from '@euro/game';
import type { Transaction } from 'sequelize';
import type { Database } from '../../infra/db/database.js';
import type { FeedClub } from '../feed/feed.js';
import type { MatchRow } from '../feed/readMatches.js';
import type { PlayerRow } from '../feed/readPlayers.js';
import { clubsOf } from '../feed/storedSpells.js';

/** No line of a message. */
const NO_LINE = -1;

/** The stored tournament, with the feed's ids. */
export interface StoredTournament {
  readonly clubs: readonly FeedClub[];
  readonly players: readonly PlayerRow[];
  readonly matches: readonly MatchRow[];
  readonly matchdays: readonly { readonly weekId: number; readonly deadlineAt: number }[];
  /** Ids that are unique over all competitions, by those of the feed. */
  readonly playerIds: ReadonlyMap<number, number>;
  readonly matchIds: ReadonlyMap<number, number>;
}

/** Reads a competition as a file of its feed would have it. */
export async function loadTournament(
  { models }: Database,
  competitionId: number,
  transaction: Transaction,
): Promise<StoredTournament> {
  const options = { where: { competitionId }, raw: true as const, transaction };
  const clubs = await models.Club.findAll(options);
  const players = await models.Player.findAll(options);
  const matches = await models.Match.findAll(options);
  const matchdays = await models.Matchday.findAll(options);
  const clubIds = feedIdsOf(clubs);
  const matchIds = feedIdsOf(matches);
  const clubOf = (id: number | null) => (id === null ? null : (clubIds.get(id) ?? null));
  return {
    clubs: clubs.map(({ competitionId: _, updatedAt: __, ...club }) => ({
      ...club,
      id: club.feedId ?? club.id,
    })),
    players: players.map(({ competitionId: _, openingValue: __, spells, leftAt, ...player }) => ({
      ...player,
      ...inFeed(clubsOf({ spells, leftAt }), clubIds),
      line: NO_LINE,
      id: player.feedId ?? player.id,
      clubId: clubIds.get(player.clubId) ?? player.clubId,
      positionId: player.positionId as PositionId,
      ban: Boolean(player.ban),
      injury: Boolean(player.injury),
      newsAt: player.newsAt === null ? null : Number(player.newsAt),
    })),
    matches: matches.map(({ competitionId: _, statsHash: __, ...match }) => ({
      ...match,
      line: NO_LINE,
      id: match.feedId ?? match.id,
      resumesAt: match.resumesAt === null ? null : Number(match.resumesAt),
      kickoffAt: Number(match.kickoffAt),
      finishedAt: Number(match.finishedAt),
      homeId: clubOf(match.homeId),
      awayId: clubOf(match.awayId),
      homeKnownAt: Number(match.homeKnownAt),
      awayKnownAt: Number(match.awayKnownAt),
      homeFrom: originIn(match.homeFrom, matchIds),
      awayFrom: originIn(match.awayFrom, matchIds),
      extraTime: Boolean(match.extraTime),
      isFinal: Boolean(match.isFinal),
    })),
    matchdays: matchdays.map(({ weekId, deadlineAt }) => ({ weekId, deadlineAt: Number(deadlineAt) })),
    playerIds: idsOf(players),
    matchIds: idsOf(matches),
  };
}

/** Clubs of a player with the feed's ids. */
function inFeed(
  { spells, leftAt }: ReturnType<typeof clubsOf>,
  clubIds: ReadonlyMap<number, number>,
): ReturnType<typeof clubsOf> {
  return {
    leftAt,
    spells: spells.map((spell) => ({ ...spell, clubId: clubIds.get(spell.clubId) ?? spell.clubId })),
  };
}

interface NumberedRow {
  readonly id: number;
  readonly feedId: number | null;
}

function feedIdsOf(rows: readonly NumberedRow[]): ReadonlyMap<number, number> {
  return new Map(rows.map(({ id, feedId }) => [id, feedId ?? id]));
}

function idsOf(rows: readonly NumberedRow[]): ReadonlyMap<number, number> {
  return new Map(rows.map(({ id, feedId }) => [feedId ?? id, id]));
}

/** `W41` and `L61` name a match. */
function originIn(origin: string | null, matchIds: ReadonlyMap<number, number>): string | null {
  return (
    origin?.replace(
      /^([WL])(\d+)$/,
      (_, side: string, id: string) => side + (matchIds.get(Number(id)) ?? id),
    ) ?? null
  );
}
