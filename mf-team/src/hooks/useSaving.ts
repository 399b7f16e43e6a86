import type { Receipt } from '@euro/api-contract';
import type { DraftSquad } from '@euro/game';
import { useWaitingChange } from '@euro/game-ui';
import { useMemo } from 'react';
import { createSaving, type EditedTeam, type Saving, saveBody } from '../editing/createSaving.js';
import type { EditingPorts } from '../editing/EditingPorts.js';
import { problemOf, type SaveProblem } from '../store/saveProblem.js';
import { aboutTeam } from '../store/teamApi.js';
import { useTeamSelector } from '../store/teamStore.js';

/** Saving of an existing team, with what the page shows of it. */
export interface SaveTeam extends Saving {
  readonly saving: boolean;
  readonly problem: SaveProblem | null;
  /** The draft waits for a connection, as it is: the portal sends it. */
  readonly waitingNotice: SaveProblem | null;
  /** The question which version wins, with the changes in the refusal; null without it. */
  readonly conflict: readonly Receipt[] | null;
}

export function useSaving(ports: EditingPorts, edited: EditedTeam, draft: DraftSquad): SaveTeam {
  const verbs = useMemo(() => createSaving(ports, edited), [ports, edited]);
  const { version, attempt, conflict } = useTeamSelector((state) => state.draft);
  const problem = useTeamSelector(problemOf);
  const change = useWaitingChange(aboutTeam(edited.view.team.id));
  const isWaiting =
    change !== null &&
    JSON.stringify(change.body) === JSON.stringify(saveBody(ports, edited, version, draft));
  return {
    ...verbs,
    saving: attempt?.kind === 'sending',
    problem,
    waitingNotice: isWaiting ? { title: ports.words.common('waiting'), text: change.text } : null,
    conflict,
  };
}
