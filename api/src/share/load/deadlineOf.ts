import type { TournamentSnapshot } from '../../tournament/index.js';

/** The deadline of a matchday, at which its clubs are those that count (decisions §11.1); epoch ms. */
export function deadlineOf({ matchdays }: Pick<TournamentSnapshot, 'matchdays'>, weekId: number): number {
  return matchdays.find((matchday) => matchday.weekId === weekId)?.deadlineAt ?? 0;
}
