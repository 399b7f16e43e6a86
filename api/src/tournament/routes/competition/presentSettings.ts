import { type CompetitionSettings, competitionSettings } from '@euro/api-contract';
import type { LoadedCompetition } from '../../competition/loadCompetition.js';

/** Public settings of a competition: the contract's fields, without those of the server alone. */
export function presentSettings({ feed, season, settings }: LoadedCompetition): CompetitionSettings {
  return competitionSettings.parse({ ...settings, competitionFeed: feed, seasonId: season });
}
