import { Band } from '@euro/design-system';
import type { DraftSquad } from '@euro/game';
import { usePlatform, useText } from '@euro/platform/react';
import { useMemo, useRef } from 'react';
import { nameObstacle, saveObstacle } from '../../domain/saveObstacle.js';
import { newSquadContext } from '../../domain/squadContext.js';
import type { World } from '../../domain/world.js';
import { useOpenNewDraft } from '../../hooks/useOpenNewDraft.js';
import { useRuleText } from '../../hooks/useRuleText.js';
import { builderTexts } from '../../messages/builderTexts.js';
import { BuilderBar } from '../../parts/BuilderBar.js';
import { DeadlineCountdown } from '../../parts/DeadlineCountdown.js';
import { NameCard } from '../../parts/NameCard.js';
import { SquadBuilder } from '../../parts/SquadBuilder.js';
import { BuilderSkeleton } from '../../parts/skeletons.js';
import { TipsCard } from '../../parts/TipsCard.js';
import { useTeamDispatch, useTeamSelector } from '../../store/makeStore.js';
import { nameTouched } from '../../store/nameFormSlice.js';
import { useCreateTeam } from './useCreateTeam.js';

interface NewTeamBuilderProps {
  world: World;
  /** The matchday the new team starts in. */
  weekId: number;
}

/** Building a new team; the draft survives a reload. */
export function NewTeamBuilder({ world, weekId, userId }: NewTeamBuilderProps & { userId: number }) {
  const t = useText(builderTexts);
  const draft = useOpenNewDraft(world, userId);
  if (draft === null) return <BuilderSkeleton title={t('newTitle')} />;
  return (
    <>
      <Band
        title={t('newTitle')}
        subtitle={t('newSubtitle', { week: weekId })}
        light="none"
        aside={<DeadlineCountdown deadline={world.deadline} phone="line" />}
      />
      <OpenBuilder world={world} weekId={weekId} draft={draft} />
    </>
  );
}

function OpenBuilder({ world, weekId, draft }: NewTeamBuilderProps & { draft: DraftSquad }) {
  const dispatch = useTeamDispatch();
  const { notices } = usePlatform();
  const ruleText = useRuleText(world);
  const nameField = useRef<HTMLInputElement>(null);
  const name = useTeamSelector((state) => state.nameForm.name);
  const context = useMemo(() => newSquadContext(world, weekId), [world, weekId]);
  const creating = useCreateTeam(draft, world);
  const obstacle = saveObstacle(draft, context, { text: name, purpose: 'creation' });

  function showObstacle() {
    if (obstacle === null) return;
    notices.show({ tone: 'neutral', text: ruleText(obstacle) });
    const isName = nameObstacle(name, 'creation')?.code === obstacle.code;
    if (isName) {
      dispatch(nameTouched());
      nameField.current?.focus();
    }
  }

  return (
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
          problem={creating.problem}
          saving={creating.saving}
          onSave={creating.save}
          onObstacle={showObstacle}
        />
      }
    >
      <NameCard ref={nameField} world={world} refused={creating.refusedName} />
      <TipsCard world={world} weekId={weekId} />
    </SquadBuilder>
  );
}
