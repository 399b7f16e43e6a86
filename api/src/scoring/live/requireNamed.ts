import { type CompetitionChoice, requireSnapshot } from '../../tournament/index.js';
import type { ScoringContext } from '../context.js';

/**
 * Refuses a call that names an unknown competition; otherwise it would receive the state of the default one.
 * @throws the refusal `not-found`
 */
export async function requireNamed(context: ScoringContext, choice: CompetitionChoice): Promise<void> {
  const { competitionFeed, seasonId } = choice;
  if (competitionFeed !== undefined || seasonId !== undefined) await requireSnapshot(context, choice);
}
