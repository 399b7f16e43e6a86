import { useLocale } from '@euro/platform/react';
import { createContext, useContext } from 'react';
import { gameName, type PageCompetition, pageCompetition } from './readCompetition.js';

export const CompetitionContext = createContext<PageCompetition>(pageCompetition());

/** The competition that the page is about. */
export const useCompetition = () => useContext(CompetitionContext);

/** What the game is called on this page: "EuroManager". */
export function useGame(): string {
  return gameName(useCompetition(), useLocale());
}
