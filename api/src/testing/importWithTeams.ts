import { type SeedOptions, seedTeams } from '../demo/seedTeams.js';
import type { GameContext } from '../infra/context.js';
import { importTournament } from './importTournament.js';
import { copyOfTournament } from './tournamentCopy.js';

/**
 * Puts the real tournament with seeded teams into a test's new database: made by the first test of a run, copied by
 * those after it.
 */
export async function importWithTeams(
  context: GameContext,
  options: Pick<SeedOptions, 'teams' | 'weekId' | 'seed'>,
): Promise<void> {
  const { teams, weekId, seed } = options;
  const copy = await copyOfTournament(context, context.clock.now(), `teams_${teams}_${weekId}_${seed}`);
  if (await copy.write()) return;
  await importTournament(context, context.clock);
  await seedTeams(context, options);
  await copy.keep();
}
