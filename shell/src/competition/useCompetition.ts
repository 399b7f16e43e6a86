import { useLocale } from '@euro/platform/react';
import { createContext, useContext } from 'react';
import { gameName, isArchive, type PageCompetition, pageCompetition } from './readCompetition.js';

export const CompetitionContext = createContext<PageCompetition>(pageCompetition());

/** The competition that the page is about. */
export const useCompetition = () => useContext(CompetitionContext);

/** Whether the competition of the page can only be read. */
export function useIsArchive(): boolean {
  return isArchive(useCompetition());
}

/** What the game is called on this page: "EuroManager". */
export function useGame(): string {
  return gameName(useCompetition(), useLocale());
}
