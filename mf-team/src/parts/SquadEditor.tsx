import type { TeamView } from '@euro/api-contract';
import { Card, CardHeader } from '@euro/design-system';
import type { DraftSquad } from '@euro/game';
import { usePlatform, useText } from '@euro/platform/react';
import { useMemo } from 'react';
import styled from 'styled-components';
import { draftChanges } from '../domain/draftChanges.js';
import { type SaveObstacle, saveObstacle } from '../domain/saveObstacle.js';
import { heldSquadContext } from '../domain/squadContext.js';
import type { World } from '../domain/world.js';
import { useDraftSteps } from '../hooks/useDraftSteps.js';
import { useFormat } from '../hooks/useFormat.js';
import { useLeaveGuard } from '../hooks/useLeaveGuard.js';
import { type TeamDraft, useOpenTeamDraft } from '../hooks/useOpenTeamDraft.js';
import { useRuleText } from '../hooks/useRuleText.js';
import { useSaveTeam } from '../hooks/useSaveTeam.js';
import { builderTexts } from '../messages/builderTexts.js';
import { BuilderBar } from './BuilderBar.js';
import { CardBody } from './layout.js';
import { RenameCard } from './RenameCard.js';
import { SaveDialogs } from './SaveDialogs.js';
import { SquadBuilder } from './SquadBuilder.js';

interface SquadEditorProps {
  view: TeamView;
  world: World;
  /** The matchday whose deadline comes: until then changes are unlimited. */
  weekId: number;
}

/** Changing an existing squad without limit, before its first matchday starts (decisions §2.4). */
export function SquadEditor({ view, world, weekId }: SquadEditorProps) {
  const open = useOpenTeamDraft(`squad-${view.team.id}`, view, world);
  return open && <OpenEditor view={view} world={world} weekId={weekId} open={open} />;
}

function OpenEditor({ view, world, weekId, open }: SquadEditorProps & { open: TeamDraft }) {
  const t = useText(builderTexts);
  const { notices } = usePlatform();
  const ruleText = useRuleText(world);
  const { draft, saved, canUndo } = open;
  const context = useMemo(() => heldSquadContext(world, weekId, view), [world, weekId, view]);
  const { undo } = useDraftSteps(draft, context, world);
  const saving = useSaveTeam({ kind: 'squad', view, world, draft, weekId });
  const isChanged = draftChanges(saved, draft).length > 0;
  useLeaveGuard(isChanged ? t('notSaved') : null);

  const obstacle = obstacleOf(isChanged, draft, context);
  return (
    <>
      <SquadBuilder
        draft={draft}
        context={context}
        world={world}
        bar={
          <BuilderBar
            draft={draft}
            context={context}
            world={world}
            obstacle={obstacle && ruleText(obstacle)}
            problem={saving.problem}
            saving={saving.saving}
            onSave={saving.save}
            onObstacle={() => {
              if (obstacle !== null) notices.show({ tone: 'neutral', text: ruleText(obstacle) });
            }}
            onUndo={canUndo ? undo : undefined}
          />
        }
      >
        <RenameCard view={view} world={world} />
        <UnlimitedCard world={world} weekId={weekId} />
      </SquadBuilder>
      <SaveDialogs saving={saving} world={world} />
    </>
  );
}

function obstacleOf(
  isChanged: boolean,
  draft: DraftSquad,
  context: ReturnType<typeof heldSquadContext>,
): SaveObstacle | null {
  return isChanged ? saveObstacle(draft, context, null) : { code: 'nothing-changed', params: {} };
}

function UnlimitedCard({ world, weekId }: { world: World; weekId: number }) {
  const t = useText(builderTexts);
  const format = useFormat();
  const deadline = world.deadline.deadlineDate;
  return (
    <Card>
      <CardHeader title={t('unlimitedTitle')} />
      <CardBody>
        <Text>
          {t('unlimitedText', { week: weekId, deadline: deadline === null ? '' : format.moment(deadline) })}
        </Text>
      </CardBody>
    </Card>
  );
}

const Text = styled.p`
  font-size: 15px;
  line-height: 1.45;
`;
