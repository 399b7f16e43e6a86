import type { TeamView } from '@euro/api-contract';
import { type Booster, boosterInWeek, type DraftSquad, type SquadContext } from '@euro/game';
import { savedDraft, savedSquadContext, useLeaveGuard, useRuleText, useWorld } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { type ReactNode, useMemo } from 'react';
import { type DraftChange, draftChanges } from '../domain/draftChanges.js';
import { isSameSquad } from '../domain/rebaseDraft.js';
import { type SaveObstacle, saveObstacle } from '../domain/saveObstacle.js';
import { type EditKind, type TeamDraft, useOpenTeamDraft } from '../hooks/useOpenTeamDraft.js';
import { type PitchSelection, usePitchSelection } from '../hooks/usePitchSelection.js';
import { type SaveTeam, useSaveTeam } from '../hooks/useSaveTeam.js';
import { builderTexts } from '../texts/builderTexts.js';
import { ConflictDialog } from './ConflictDialog.js';

interface TeamEditorProps {
  kind: EditKind;
  view: TeamView;
  /** The matchday whose deadline comes. */
  weekId: number;
  children: (editing: TeamEditing) => ReactNode;
}

/** An existing team that is being changed, with the questions that saving it may raise. */
export function TeamEditor(props: TeamEditorProps) {
  const open = useOpenTeamDraft(props.kind, props.view, props.weekId);
  return open && <OpenEditor {...props} open={open} />;
}

function OpenEditor({ kind, view, weekId, children, open }: TeamEditorProps & { open: TeamDraft }) {
  const editing = useTeamEditing({ kind, view, weekId, open });
  const ruleText = useRuleText();
  const { saving, changes, obstacle } = editing;
  return (
    <>
      {children(editing)}
      <ConflictDialog
        teamId={view.team.id}
        saving={saving}
        changes={changes}
        obstacle={obstacle && ruleText(obstacle)}
      />
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

interface TeamEditingInput {
  readonly kind: EditKind;
  readonly view: TeamView;
  /** The matchday that is edited. */
  readonly weekId: number;
  readonly open: TeamDraft;
}

/** State and actions of changing an existing team, without its rendering. */
function useTeamEditing({ kind, view, weekId, open }: TeamEditingInput): TeamEditing {
  const world = useWorld();
  const t = useText(builderTexts);
  const { draft, saved, canUndo } = open;
  const context = useMemo(() => savedSquadContext(world, weekId, view), [world, weekId, view]);
  const changes = useMemo(() => draftChanges(saved, draft), [saved, draft]);
  const side = usePitchSelection(draft, context);
  const isBehind = open.isBehind && changes.length > 0;
  const saving = useSaveTeam({ kind, view, draft, isBehind, weekId });
  useLeaveGuard(changes.length > 0 && !saving.waitingNotice ? t('notSaved') : null);
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
    booster: boosterInWeek(view.team, weekId),
  };
}
