import type { MatchPlayer, MatchSide } from '@euro/api-contract';
import { spellAt, toPoints } from '@euro/game';
import type { Language } from '../../../http/index.js';
import { presentLines } from '../../snapshot/presentPlayer.js';
import type { MatchNow } from '../../snapshot/tournamentAt.js';
import type { Appearance, SnapshotPlayer, TournamentSnapshot } from '../../snapshot/tournamentSnapshot.js';
import { presentClub } from './presentMatch.js';

/**
 * One side of a match with its whole squad: starters by position, then who came on by minute, then the bench
 * (decisions §10). Until something is known of them all have zeros. Null while the nation is not known.
 */
export function presentSide(
  snapshot: TournamentSnapshot,
  { match, sheet }: MatchNow,
  clubId: number | null,
  language: Language,
): MatchSide | null {
  const club = presentClub(snapshot, clubId, language);
  if (!club) return null;
  const rows = [...snapshot.players.values()].flatMap((player) => {
    const place = spellAt(player, match.kickoffAt);
    return place?.clubId === club.id ? presentPlayerIn({ ...player, ...place }, sheet.get(player.id)) : [];
  });
  return { ...club, players: rows.sort(byAppearance) };
}

function presentPlayerIn(player: SnapshotPlayer, appearance: Appearance | undefined): MatchPlayer {
  const stat = appearance?.stat ?? null;
  return {
    id: player.id,
    name: player.name,
    short: player.short,
    positionId: player.positionId,
    shirt: player.shirt,
    in: stat?.minutes ?? 0,
    started: stat?.started ?? false,
    inMin: stat?.inMin ?? null,
    outMin: stat?.outMin ?? null,
    goals: stat?.goals ?? 0,
    assists: stat?.assists ?? 0,
    own_goals: stat?.own_goals ?? 0,
    yellow_cards: stat?.yellow_cards ?? 0,
    red_card: stat?.red_card ?? 0,
    points: toPoints(appearance?.points ?? 0),
    lines: presentLines(appearance?.lines ?? []),
  };
}

function byAppearance(a: MatchPlayer, b: MatchPlayer): number {
  return (
    Number(b.started) - Number(a.started) ||
    Number(b.in > 0) - Number(a.in > 0) ||
    (a.started ? 0 : (a.inMin ?? 0) - (b.inMin ?? 0)) ||
    a.positionId - b.positionId ||
    (a.shirt ?? 0) - (b.shirt ?? 0)
  );
}
