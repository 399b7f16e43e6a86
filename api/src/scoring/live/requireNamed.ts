import { type CompetitionChoice, requireSnapshot } from '../../tournament/index.js';
import type { ScoringContext } from '../context.js';

/**
 * Refuses a call that names a competition that there is not: it would be answered with the state of the default one.
 * @throws the refusal `not-found`
 */
export async function requireNamed(context: ScoringContext, choice: CompetitionChoice): Promise<void> {
  const { competitionFeed, seasonId } = choice;
  if (competitionFeed !== undefined || seasonId !== undefined) await requireSnapshot(context, choice);
}
