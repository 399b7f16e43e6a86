import type { Database } from '../../infra/db/database.js';
import { Refusal } from '../../infra/errors.js';
import type { CompetitionChoice } from '../competition/loadCompetition.js';
import { currentSnapshot } from './currentSnapshot.js';
import type { TournamentSnapshot } from './tournamentSnapshot.js';

/** The snapshot of the competition that a call asks for; refused when there is none. */
export async function requireSnapshot(
  database: Database,
  choice: CompetitionChoice,
): Promise<TournamentSnapshot> {
  const snapshot = await currentSnapshot(database);
  if (!snapshot) throw new Refusal('not-found');
  const { feed, season } = snapshot.competition;
  const isMeant = (choice.competitionFeed ?? feed) === feed && (choice.seasonId ?? season) === season;
  if (!isMeant) throw new Refusal('not-found');
  return snapshot;
}
