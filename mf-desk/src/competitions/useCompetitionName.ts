import type { OperatorCompetition } from '@euro/api-contract';
import { useLocale } from '@euro/platform/react';

/** What a competition is called; its feed and season where it has no brand. */
export function useCompetitionName(): (competition: OperatorCompetition) => string {
  const locale = useLocale();
  return ({ name, competitionFeed, seasonId }) => name?.[locale] || `${competitionFeed} ${seasonId}`;
}
