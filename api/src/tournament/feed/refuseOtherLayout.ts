import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from 'sequelize';
import type { Database } from '../../infra/db/database.js';
import { storedSettings } from '../competition/storedSettings.js';
import { FeedProblems } from './feedProblem.js';
import { FeedRefusal } from './feedRefusal.js';
import { COMPETITION_FILE } from './readCompetition.js';

/** Refuses another shape of squads where there are teams: theirs would fit no more. */
export async function refuseOtherLayout(
  { models }: Pick<Database, 'models'>,
  competition: { readonly id: number; readonly settings: string },
  settings: string,
  transaction: Transaction,
): Promise<void> {
  if (isDeepStrictEqual(shapeOf(competition.settings), shapeOf(settings))) return;
  const where = { competitionId: competition.id };
  if ((await models.Team.findOne({ where, attributes: ['id'], raw: true, transaction })) === null) return;
  const problems = new FeedProblems();
  const message = 'Teams have squads already: squadLayout, lineupSize and benchSize stay as they are.';
  problems.add(COMPETITION_FILE, null, 'settings.squadLayout', message);
  throw new FeedRefusal(problems.list);
}

function shapeOf(settings: string): unknown {
  const { squadLayout, lineupSize, benchSize } = storedSettings.parse(JSON.parse(settings));
  return { squadLayout, lineupSize, benchSize };
}
