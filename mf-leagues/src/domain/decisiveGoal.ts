import type { GoalSwing } from './goalSwings.js';

/**
 * The goal that changes who is ahead, the most effective one of several; null where no single goal does.
 * @param lead own points minus the other's
 */
export function decisiveGoal(swings: readonly GoalSwing[], lead: number): GoalSwing | null {
  const isOwnTurn = lead <= 0;
  const changes = swings.filter(({ swing }) => (isOwnTurn ? lead + swing > 0 : lead + swing < 0));
  return (isOwnTurn ? changes[0] : changes.at(-1)) ?? null;
}
