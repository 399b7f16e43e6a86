import { type CompetitionSettings, competitionSettings } from '@euro/api-contract';
import type { LoadedCompetition } from '../../competition/loadCompetition.js';

/** Public settings of a competition: the contract's fields, without those of the server alone. */
export function presentSettings({ feed, season, settings }: LoadedCompetition): CompetitionSettings {
  const { rankingPeriods, rankingCustom } = settings;
  const emptyRankings = [
    ...(rankingPeriods.length === 0 ? ['period'] : []),
    ...(rankingCustom.length === 0 ? ['custom'] : []),
  ];
  return competitionSettings.parse({
    ...settings,
    ...(emptyRankings.length > 0 && { emptyRankings }),
    competitionFeed: feed,
    seasonId: season,
  });
}
