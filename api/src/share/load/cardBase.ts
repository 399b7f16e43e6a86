import type { TextLanguage } from '../../texts/index.js';
import { competitionLook, type TournamentSnapshot } from '../../tournament/index.js';
import type { PortalCard } from '../cards/card.js';

/** The part common to all pictures of a competition: its name ("EURO 2024"), its look and the language. */
export function cardBase(
  { competition }: Pick<TournamentSnapshot, 'competition'>,
  language: TextLanguage,
): Pick<PortalCard, 'language' | 'competition' | 'look'> {
  const { short, word, colours, emblem, source } = competitionLook(competition, language);
  return { language, competition: short, look: { word, colours, emblem, source } };
}
