import type { TeamView } from '@euro/api-contract';
import { useRuleText } from '@euro/game-ui';
import type { ReactNode } from 'react';
import { type EditKind, type TeamDraft, useOpenTeamDraft } from '../hooks/useOpenTeamDraft.js';
import { type TeamEditing, useTeamEditing } from '../hooks/useTeamEditing.js';
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
