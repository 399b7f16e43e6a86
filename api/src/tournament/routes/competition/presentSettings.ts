import { type CompetitionSettings, competitionSettings } from '@euro/api-contract';
import type { LoadedCompetition } from '../../competition/loadCompetition.js';

/** What everybody may know of a competition's settings: the contract's fields, and none that is the server's alone. */
export function presentSettings({ feed, season, settings }: LoadedCompetition): CompetitionSettings {
  return competitionSettings.parse({ ...settings, competitionFeed: feed, seasonId: season });
}
