import type { TeamView } from '@euro/api-contract';
import { useWorld } from '@euro/game-ui';
import type { BoosterChoice } from '../store/focusSlice.js';
import { teamKey } from '../store/keepDraft.js';
import { useTeamSelector } from '../store/teamStore.js';
import { type MissedDraft, useMissedDraft } from './useMissedDraft.js';

/** Changes of a team that were not saved when its matchday closed. */
export type Missed =
  | { readonly kind: 'draft'; readonly draft: MissedDraft }
  | { readonly kind: 'booster'; readonly choice: BoosterChoice };

/** Changes or a booster of this team that were not saved when their matchday closed; null when there are none. */
export function useMissedChoice({ team }: TeamView): Missed | null {
  const world = useWorld();
  const draft = useMissedDraft(teamKey(team.id));
  const choice = useTeamSelector((state) => state.focus.booster);
  const { deadlineWeek } = world.deadline;
  if (draft !== null) return { kind: 'draft', draft };
  if (choice?.teamId !== team.id || (deadlineWeek !== null && choice.weekId >= deadlineWeek)) return null;
  return { kind: 'booster', choice };
}
