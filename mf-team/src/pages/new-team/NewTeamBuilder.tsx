import { Band } from '@euro/design-system';
import type { DraftSquad } from '@euro/game';
import { BuilderSkeleton, DeadlineCountdown, newSquadContext, type World } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { useMemo, useRef } from 'react';
import { nameObstacle, saveObstacle } from '../../domain/saveObstacle.js';
import { useOpenNewDraft } from '../../hooks/useOpenNewDraft.js';
import { usePitchside } from '../../hooks/usePitchside.js';
import { builderTexts } from '../../messages/builderTexts.js';
import { NameCard } from '../../parts/NameCard.js';
import { SquadBuilder } from '../../parts/SquadBuilder.js';
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
  const draft = useOpenNewDraft(world, userId, weekId);
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
  const nameField = useRef<HTMLInputElement>(null);
  const name = useTeamSelector((state) => state.nameForm.name);
  const context = useMemo(() => newSquadContext(world, weekId), [world, weekId]);
  const side = usePitchside(draft, context, world);
  const creating = useCreateTeam(draft, world, weekId);
  return (
    <SquadBuilder
      draft={draft}
      context={context}
      world={world}
      side={side}
      obstacle={saveObstacle(draft, context, { text: name, purpose: 'creation' })}
      problem={creating.problem}
      actions={{ saving: creating.saving, onSave: creating.save }}
      onObstacle={({ code }) => {
        if (nameObstacle(name, 'creation')?.code !== code) return;
        dispatch(nameTouched());
        nameField.current?.focus();
      }}
    >
      <NameCard ref={nameField} world={world} refused={creating.refusedName} />
      <TipsCard world={world} weekId={weekId} />
    </SquadBuilder>
  );
}
