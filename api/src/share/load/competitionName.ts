import type { TournamentSnapshot } from '../../tournament/index.js';

/** "EURO 2024" */
export function competitionName({ competition }: Pick<TournamentSnapshot, 'competition'>): string {
  return `EURO ${competition.season}`;
}
