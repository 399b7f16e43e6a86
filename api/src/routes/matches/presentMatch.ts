import type { Match } from '@euro/api-contract';
import type { Catalogue, CatalogueMatch } from '../../catalogue/catalogue.js';
import { isOver, knownSides, matchStatus } from '../../catalogue/visibility.js';
import type { Language } from '../../messages/messageOf.js';

/** A match as everybody may see it at `now`: pairing, score and shoot-out from the moment they are known. */
export function presentMatch(
  catalogue: Catalogue,
  match: CatalogueMatch,
  language: Language,
  now: number,
): Match {
  const { homeId, awayId } = knownSides(match, now);
  const isKnown = isOver(match, now);
  const matchday = catalogue.matchdays.find(({ weekId }) => weekId === match.weekId);
  return {
    id: match.id,
    weekId: match.weekId,
    date: new Date(match.kickoffAt).toISOString(),
    deadlineDate: new Date(matchday?.deadlineAt ?? match.kickoffAt).toISOString(),
    homeId: presentClub(catalogue, homeId, language),
    awayId: presentClub(catalogue, awayId, language),
    homeScore: isKnown ? match.homeScore : null,
    awayScore: isKnown ? match.awayScore : null,
    extraTime: isKnown && match.extraTime,
    penHome: isKnown ? match.penHome : null,
    penAway: isKnown ? match.penAway : null,
    status: matchStatus(match, now),
    stage: match.stage,
    venue: match.venue,
    city: match.city,
    feedUrl: match.feedUrl,
  };
}

export function presentClub({ clubs }: Catalogue, id: number | null, language: Language) {
  const club = id === null ? undefined : clubs.get(id);
  if (!club) return null;
  return { id: club.id, short: club.short, name: language === 'nl' ? club.nameNl : club.nameEn };
}
