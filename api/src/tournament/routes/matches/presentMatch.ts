import type { Match, MatchOrigin } from '@euro/api-contract';
import { isFinal, type SpecialState } from '@euro/game';
import type { Language } from '../../../http/index.js';
import { clubInMatch } from '../../feed/clubInMatch.js';
import { originMatch } from '../../feed/originMatch.js';
import type { MatchNow } from '../../snapshot/tournamentAt.js';
import type { TournamentSnapshot } from '../../snapshot/tournamentSnapshot.js';
import { scorersOf } from './scorersOf.js';

const EXPULSION = 3;

/** The public view of a match: pairing, score so far and shoot-out from the moment they are known. */
export function presentMatch(snapshot: TournamentSnapshot, now: MatchNow, language: Language): Match {
  const { match } = now;
  const matchday = snapshot.matchdays.find(({ weekId }) => weekId === match.weekId);
  return {
    id: match.id,
    feedId: match.feedId ?? match.id,
    weekId: match.weekId,
    date: new Date(match.kickoffAt).toISOString(),
    deadlineDate: new Date(matchday?.deadlineAt ?? match.kickoffAt).toISOString(),
    homeId: presentClub(snapshot, now.homeId, language),
    awayId: presentClub(snapshot, now.awayId, language),
    homeScore: now.homeScore,
    awayScore: now.awayScore,
    extraTime: now.extraTime,
    penHome: now.penHome,
    penAway: now.penAway,
    ...(isFinal(match) && now.status === 'finished' && { scorers: scorersOf(snapshot, now) }),
    status: now.status,
    ...(now.stateName !== ORDINARY[now.status] && { state: now.stateName as SpecialState }),
    ...(match.plannedWeekId !== null && { plannedWeekId: match.plannedWeekId }),
    ...(match.resumesAt !== null && { resumesAt: new Date(match.resumesAt).toISOString() }),
    minute: now.minute,
    stage: match.stage,
    homeFairPlay: fairPlayOf(snapshot, now, now.homeId),
    awayFairPlay: fairPlayOf(snapshot, now, now.awayId),
    homeFrom: presentOrigin(snapshot, match.homeFrom),
    awayFrom: presentOrigin(snapshot, match.awayFrom),
    venue: match.venue,
    city: match.city,
    feedUrl: match.feedUrl,
  };
}

function presentOrigin({ matches }: TournamentSnapshot, origin: string | null): MatchOrigin | null {
  if (origin === null) return null;
  const from = originMatch(origin);
  if (!from) return { matchId: null, place: origin };
  const { matchId, outcome } = from;
  const feedId = matches.find(({ id }) => id === matchId)?.feedId ?? matchId;
  if (outcome === 'winner') return { matchId, place: null, feedId };
  return { matchId: null, place: `L${feedId}`, loserOf: matchId, feedId };
}

/** The state of a match that takes its ordinary course, which answers leave out. */
const ORDINARY = { scheduled: 'scheduled', live: 'running', finished: 'finished' } as const;

/** Disciplinary points of a side so far (UEFA EURO 2024, article 20.01 h). */
function fairPlayOf(
  { players }: TournamentSnapshot,
  { match, status, sheet }: MatchNow,
  clubId: number | null,
): number | null {
  if (status === 'scheduled' || clubId === null) return null;
  let points = 0;
  for (const { playerId, stat } of sheet.values()) {
    if (stat === null || clubInMatch(players.get(playerId), match) !== clubId) continue;
    // A second yellow card is an expulsion, which counts instead of the two.
    points += stat.red_card * EXPULSION + (stat.second_yellow > 0 ? 0 : stat.yellow_cards);
  }
  return points;
}

export function presentClub({ clubs }: TournamentSnapshot, id: number | null, language: Language) {
  const club = id === null ? undefined : clubs.get(id);
  if (!club) return null;
  const name = language === 'nl' ? club.nameNl : club.nameEn;
  return { id: club.id, feedId: club.feedId ?? club.id, short: club.short, name };
}
