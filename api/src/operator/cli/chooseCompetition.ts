import { DatabaseClock } from '../../infra/clock/databaseClock.js';
import { listCompetitions } from '../../tournament/index.js';
import { type CliContext, CliFailure } from './cliContext.js';

export const COMPETITION_OPTION = '--competition';

/** The competition that the arguments name, in any place: `--competition wk-2022`; null for none. */
export function namedCompetition(words: readonly string[]): string | null {
  const index = words.indexOf(COMPETITION_OPTION);
  if (index >= 0) return words[index + 1] ?? '';
  const option = words.find((word) => word.startsWith(`${COMPETITION_OPTION}=`));
  return option?.slice(COMPETITION_OPTION.length + 1) ?? null;
}

/**
 * The context for work on a competition, with its clock. @throws CliFailure when there is none such.
 * @param slug what its addresses begin with; null for the default
 */
export async function chooseCompetition(context: CliContext, slug: string | null): Promise<CliContext> {
  if (slug === null) return context;
  const competitions = await listCompetitions(context);
  const entry = competitions.find((competition) => competition.slug === slug);
  if (!entry) {
    const others = competitions.flatMap((competition) => competition.slug || []).join(', ');
    throw new CliFailure(
      `There is no competition ${slug}; besides the default there is ${others === '' ? 'none' : others}.`,
    );
  }
  if (entry.isDefault) return context;
  const clock = new DatabaseClock(context, entry.id);
  await clock.refresh();
  return { ...context, clock, competitionId: entry.id };
}
