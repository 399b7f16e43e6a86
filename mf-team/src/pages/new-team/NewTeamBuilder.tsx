import { Band } from '@euro/design-system';
import { type DraftSquad, emptyDraft } from '@euro/game';
import { DeadlineCountdown, newSquadContext, useIsPhone, useWorld } from '@euro/game-ui';
import { usePlatform, useText } from '@euro/platform/react';
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { InviteStrip } from '../../components/InviteStrip.js';
import { NameCard } from '../../components/NameCard.js';
import { NameDialog } from '../../components/picker/lazyPicker.js';
import { SquadBuilder } from '../../components/SquadBuilder.js';
import { TipsCard } from '../../components/TipsCard.js';
import { restoreDraft } from '../../domain/restoreDraft.js';
import { nameObstacle, saveObstacle } from '../../domain/saveObstacle.js';
import { useCreation } from '../../hooks/useCreation.js';
import { useEditingPorts } from '../../hooks/useEditingPorts.js';
import { useInvite } from '../../hooks/useInvite.js';
import { usePitchSelection } from '../../hooks/usePitchSelection.js';
import { draftOpened } from '../../store/draftSlice.js';
import { newTeamKey, readStoredDraft } from '../../store/keepDraft.js';
import { nameFormOpened, nameTouched } from '../../store/nameFormSlice.js';
import { useTeamDispatch, useTeamSelector } from '../../store/teamStore.js';
import { takeSaveWish } from '../../store/visitorDraft.js';
import { builderTexts } from '../../texts/builderTexts.js';
import { NewSkeleton } from '../pageSkeletons.js';

interface NewTeamBuilderProps {
  /** The matchday the new team starts in. */
  weekId: number;
}

const EMPTY: DraftSquad = { slots: [], captainId: null, viceCaptainId: null };

interface OwnedBuilderProps extends NewTeamBuilderProps {
  /** Whose team it becomes; null for a visitor. */
  userId: number | null;
}

/** Building a new team; the draft survives a reload. */
export function NewTeamBuilder({ weekId, userId }: OwnedBuilderProps) {
  const world = useWorld();
  const t = useText(builderTexts);
  const draft = useOpenNewDraft(userId, weekId);
  const invite = useInvite(draft ?? EMPTY);
  if (draft === null) return <NewSkeleton />;
  return (
    <>
      <Band
        title={t('newTitle')}
        subtitle={t('newSubtitle', { week: weekId })}
        light="none"
        aside={<DeadlineCountdown deadline={world.deadline} phone="line" />}
      />
      {invite && <InviteStrip invite={invite} draft={draft} />}
      <OpenBuilder weekId={weekId} draft={draft} isVisitor={userId === null} goal={invite?.text} />
    </>
  );
}

interface OpenBuilderProps extends NewTeamBuilderProps {
  draft: DraftSquad;
  isVisitor: boolean;
  /** What the team is built for. */
  goal: string | undefined;
}

function OpenBuilder({ weekId, draft, isVisitor, goal }: OpenBuilderProps) {
  const world = useWorld();
  const t = useText(builderTexts);
  const dispatch = useTeamDispatch();
  const nameField = useRef<HTMLInputElement>(null);
  const name = useTeamSelector((state) => state.nameForm.name);
  const canUndo = useTeamSelector((state) => state.draft.past.length > 0);
  const context = useMemo(() => newSquadContext(world, weekId), [world, weekId]);
  const ports = useEditingPorts(context);
  const side = usePitchSelection(ports, draft);
  const creation = useCreation(ports, isVisitor);
  const obstacle = useMemo(
    () => saveObstacle(draft, context, { text: name, purpose: 'creation' }),
    [draft, context, name],
  );
  const saveNow = useEffectEvent(() => {
    if (!isVisitor && takeSaveWish(ports.platform.storage, weekId) && obstacle === null) void creation.save();
  });
  // The team that a visitor built is saved once it is drawn: the store of a page that is being mounted may be replaced.
  useEffect(() => {
    const timer = setTimeout(saveNow);
    return () => clearTimeout(timer);
  }, []);
  const isPhone = useIsPhone();
  const [isAsking, setAsking] = useState(false);
  // On phones the name is far below: it is requested when the squad is complete.
  const asksName = isPhone && obstacle !== null && obstacle.code === nameObstacle(name, 'creation')?.code;
  return (
    <>
      <SquadBuilder
        title={t('newTitle')}
        goal={goal}
        draft={draft}
        context={context}
        side={side}
        obstacle={asksName ? null : obstacle}
        problem={creation.problem}
        actions={{
          saving: creation.saving,
          onSave: asksName ? () => setAsking(true) : creation.save,
          onUndo: canUndo ? side.steps.undo : undefined,
        }}
        onObstacle={({ code }) => {
          if (nameObstacle(name, 'creation')?.code !== code) return;
          dispatch(nameTouched());
          nameField.current?.focus();
        }}
      >
        <NameCard ref={nameField} refusal={creation.refusedName} />
        <TipsCard weekId={weekId} />
      </SquadBuilder>
      {isAsking && (
        <NameDialog
          refusal={creation.refusedName}
          saving={creation.saving}
          onSave={() => {
            if (isVisitor) setAsking(false);
            void creation.save();
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

/**
 * This person's draft of a new team: as it was left, or empty; null only until it is opened, before the first paint.
 */
function useOpenNewDraft(userId: number | null, weekId: number): DraftSquad | null {
  const world = useWorld();
  const dispatch = useTeamDispatch();
  const { storage } = usePlatform();
  const ownKey = newTeamKey(userId);
  const { key, present, weekId: madeFor } = useTeamSelector((state) => state.draft);

  useLayoutEffect(() => {
    // One that was begun for a matchday that closed waits for a choice (`useMissedDraft`); nothing was begun of this
    // one.
    if (key === ownKey && madeFor === weekId) return;
    const stored = readStoredDraft(storage, ownKey);
    const draft = stored && restoreDraft(stored.draft, world.gamePlayers, world.rules);
    const emptySquad = emptyDraft(world.rules);
    // The squad first: the name would be stored with the draft that was open before.
    dispatch(
      draftOpened({ key: ownKey, saved: emptySquad, present: draft ?? emptySquad, version: null, weekId }),
    );
    dispatch(nameFormOpened({ name: stored?.name ?? '', nameVisible: stored?.showsName ?? false }));
  }, [key, ownKey, madeFor, weekId, storage, world, dispatch]);

  return key === ownKey ? present : null;
}
