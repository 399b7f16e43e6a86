import type { OperatorCompetition } from '@euro/api-contract';
import { useLocale } from '@euro/platform/react';

/** Name of a competition; its feed and season without a brand. */
export function useCompetitionName(): (competition: OperatorCompetition) => string {
  const locale = useLocale();
  return ({ name, competitionFeed, seasonId }) => name?.[locale] || `${competitionFeed} ${seasonId}`;
}
