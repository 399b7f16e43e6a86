import { type Booster, boosterInWeek, type DraftSquad, type SquadContext } from '@euro/game';
import {
  savedDraft,
  savedSquadContext,
  useFetchAhead,
  useLeaveGuard,
  useRuleText,
  useWorld,
} from '@euro/game-ui';
import { lazyPage } from '@euro/platform/react';
import { type ReactNode, useMemo } from 'react';
import { type DraftChange, draftChanges } from '../domain/draftChanges.js';
import { isSameSquad } from '../domain/rebaseDraft.js';
import { type SaveObstacle, saveObstacle } from '../domain/saveObstacle.js';
import type { EditedTeam } from '../editing/createSaving.js';
import type { EditingPorts } from '../editing/EditingPorts.js';
import { useEditingPorts } from '../hooks/useEditingPorts.js';
import { type TeamDraft, useOpenTeamDraft } from '../hooks/useOpenTeamDraft.js';
import { type PitchSelection, usePitchSelection } from '../hooks/usePitchSelection.js';
import { type SaveTeam, useSaving } from '../hooks/useSaving.js';
import type { ConflictDialogProps } from './ConflictDialog.js';

/** Opens for few saves: its code comes after the page. */
const ConflictDialog = lazyPage<ConflictDialogProps>(() =>
  import(/* webpackChunkName: "conflict" */ './ConflictDialog.js').then((file) => file.ConflictDialog),
);

interface TeamEditorProps extends EditedTeam {
  children: (editing: TeamEditing) => ReactNode;
}

/** An existing team that is being changed, with the questions that saving it may raise. */
export function TeamEditor({ kind, view, weekId, children }: TeamEditorProps) {
  const world = useWorld();
  const edited = useMemo(() => ({ kind, view, weekId }), [kind, view, weekId]);
  const ports = useEditingPorts(useMemo(() => savedSquadContext(world, weekId, view), [world, weekId, view]));
  const open = useOpenTeamDraft(ports, edited);
  return open && <OpenEditor edited={edited} ports={ports} open={open} render={children} />;
}

interface OpenTeam {
  edited: EditedTeam;
  ports: EditingPorts;
  open: TeamDraft;
}

function OpenEditor({ render, ...team }: OpenTeam & { render: TeamEditorProps['children'] }) {
  const editing = useTeamEditing(team);
  const ruleText = useRuleText();
  useFetchAhead(ConflictDialog);
  const { saving, changes, obstacle } = editing;
  return (
    <>
      {render(editing)}
      {saving.conflict !== null && (
        <ConflictDialog
          teamId={team.edited.view.team.id}
          saving={saving}
          changes={changes}
          obstacle={obstacle && ruleText(obstacle)}
        />
      )}
    </>
  );
}

/** The editor of an existing team, whether its squad is open or only its lineup. */
export interface TeamEditing {
  readonly draft: DraftSquad;
  readonly context: SquadContext;
  readonly side: PitchSelection;
  /** Changes against the saved team. */
  readonly changes: readonly DraftChange[];
  /** Why it can't be saved. */
  readonly obstacle: SaveObstacle | null;
  readonly saving: SaveTeam;
  /** The team was changed elsewhere, and differently here. */
  readonly isBehind: boolean;
  /** Takes the last step back; absent when there is none. */
  readonly undo: (() => void) | undefined;
  /** Booster of this matchday. */
  readonly booster: Booster | null;
}

/** State and actions of changing an existing team, without its rendering. */
function useTeamEditing({ edited, ports, open }: OpenTeam): TeamEditing {
  const { world, context, words } = ports;
  const { kind, view } = edited;
  const { draft, saved, canUndo, isBehind } = open;
  const changes = useMemo(() => draftChanges(saved, draft), [saved, draft]);
  const side = usePitchSelection(ports, draft);
  const saving = useSaving(ports, edited, draft);
  useLeaveGuard(changes.length > 0 && !saving.waitingNotice ? words.builder('notSaved') : null);
  const obstacle = useMemo((): SaveObstacle | null => {
    if (changes.length === 0) return { code: 'nothing-changed', params: {} };
    // The team as the server has it now: the draft may have been begun on other players.
    const keepsSquad = kind === 'lineup' || isSameSquad(draft, savedDraft(view, world));
    return saveObstacle(draft, context, null, keepsSquad);
  }, [changes, draft, context, kind, view, world]);
  return {
    draft,
    context,
    side,
    changes,
    obstacle,
    saving,
    isBehind,
    undo: canUndo ? side.steps.undo : undefined,
    booster: boosterInWeek(view.team, edited.weekId),
  };
}
