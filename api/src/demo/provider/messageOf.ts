import type { FeedMessage } from '@euro/api-contract';
import { writeMoment } from '../../infra/text/writeMoment.js';
import { type Feed, type FeedMatch, type FeedStat, STAT_COLUMNS } from '../../tournament/index.js';
import type { MatchStateAt } from './feedAt.js';

type MatchPart = FeedMessage['matches'][number];
type Cells = MatchPart['match'];

/** The state of a match as a part of a message (docs/guides/live-feed.md). */
export function partOf(
  { clubs }: Pick<Feed, 'clubs'>,
  { match, stats }: MatchStateAt,
  version: number,
): MatchPart {
  const shorts = new Map<number | null, string>(clubs.map(({ id, short }) => [id, short]));
  const side = (id: number | null) => shorts.get(id) ?? null;
  return { version, match: matchCells(match, side), stats: stats.map(statCells) };
}

function matchCells(match: FeedMatch, side: (id: number | null) => string | null): Cells {
  const { id, minute, homeScore, awayScore, penHome, penAway } = match;
  const { homeFrom, awayFrom, venue, city, stage, feedUrl } = match;
  const isOver = homeScore !== null && minute === null;
  return {
    ...{
      id,
      homeScore,
      awayScore,
      minute,
      penHome,
      penAway,
      homeFrom,
      awayFrom,
      venue,
      city,
      stage,
      feedUrl,
    },
    week: match.plannedWeekId ?? match.weekId,
    state: match.state,
    resumesAt: match.resumesAt === null ? null : momentCell(match.resumesAt),
    kickoff: momentCell(match.kickoffAt),
    finishedAt: isOver ? momentCell(match.finishedAt) : null,
    home: side(match.homeId),
    away: side(match.awayId),
    homeKnownAt: momentCell(match.homeKnownAt),
    awayKnownAt: momentCell(match.awayKnownAt),
    extraTime: Number(match.extraTime),
    final: Number(match.isFinal),
  };
}

function statCells(stat: FeedStat): Cells {
  return Object.fromEntries(
    STAT_COLUMNS.map((column) => {
      const unknown: readonly string[] = stat.unknown ?? [];
      const value = unknown.includes(column) ? null : stat[column];
      return [column, typeof value === 'boolean' ? Number(value) : value];
    }),
  );
}

/** 0 is always, which the files leave empty. */
function momentCell(moment: number): string | null {
  return moment === 0 ? null : writeMoment(moment);
}
