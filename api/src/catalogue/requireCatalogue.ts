import type { CompetitionChoice } from '../competition/loadCompetition.js';
import type { Database } from '../db/database.js';
import { Refusal } from '../errors.js';
import type { Catalogue } from './catalogue.js';
import { currentCatalogue } from './currentCatalogue.js';

/** The catalogue of the competition a call speaks of; refused when there is none such. */
export async function requireCatalogue(database: Database, choice: CompetitionChoice): Promise<Catalogue> {
  const catalogue = await currentCatalogue(database);
  if (!catalogue) throw new Refusal('not-found');
  const { feed, season } = catalogue.competition;
  const isMeant = (choice.competitionFeed ?? feed) === feed && (choice.seasonId ?? season) === season;
  if (!isMeant) throw new Refusal('not-found');
  return catalogue;
}
