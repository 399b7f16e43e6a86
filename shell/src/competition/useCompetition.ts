import { type Brand, PRODUCT_CREDITS } from '@euro/api-contract';
import { useLocale } from '@euro/platform/react';
import { createContext, useContext } from 'react';
import { gameName, type PageCompetition, pageCompetition, portalName } from './readCompetition.js';

export const CompetitionContext = createContext<PageCompetition>(pageCompetition());

/** The competition that the page is about. */
export const useCompetition = () => useContext(CompetitionContext);

/** Sources of the competition's data, with their required attributions. */
export function useCredits(): NonNullable<Brand['credits']> | typeof PRODUCT_CREDITS {
  return useCompetition().own?.brand?.credits ?? PRODUCT_CREDITS;
}

/** Name of the installed portal: "EuroManager". */
export function usePortalName(): string {
  return portalName(useCompetition(), useLocale());
}

/** Name of the game on this page: "EuroManager". */
export function useGame(): string {
  return gameName(useCompetition(), useLocale());
}
