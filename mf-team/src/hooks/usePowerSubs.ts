import type { TeamPoints } from '@euro/api-contract';
import { applyPowerSubs } from '@euro/game';
import { useFailureText, useIsArchive, useNames, useWorld } from '@euro/game-ui';
import type { ApiFailure } from '@euro/platform';
import { usePlatform, useText } from '@euro/platform/react';
import { asFailure } from '@euro/platform/redux';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { type PowerSubPlay, powerSubPlay, refusalToTakeOff, whoMayComeOn } from '../domain/powerSubPlay.js';
import { powerSubChosen, powerSubEnded, powerSubStarted } from '../store/focusSlice.js';
import { teamApi, useMakePowerSubMutation, useUndoPowerSubMutation } from '../store/teamApi.js';
import { useTeamDispatch, useTeamSelector } from '../store/teamStore.js';
import { missedTexts } from '../texts/missedTexts.js';
import { powerSubTexts } from '../texts/powerSubTexts.js';
import { usePowerSubText } from './usePowerSubText.js';
import { useStatuses } from './useStatuses.js';

/**
 * Power subs of the user's team during its matchday (decisions §4.6): choose the player who comes on, then the one who
 * leaves, then confirm.
 */
export interface PowerSubs {
  readonly play: PowerSubPlay;
  /** Ids of the present bench. */
  readonly bench: readonly number[];
  /** Power subs left. */
  readonly subsLeft: number;
  /** Ids of the bench players who may come on. */
  readonly candidates: readonly number[];
  /** Null without a choice; `inId` and `outId` as far as chosen. */
  readonly choice: {
    readonly inId: number | null;
    readonly outId: number | null;
  } | null;
  readonly busy: boolean;
  start(inId?: number): void;
  /** Chooses the player who comes on, then the one who leaves; a second press deselects him. */
  choose(playerId: number): void;
  /** Back from the question to the choice of who leaves. */
  back(): void;
  stop(): void;
  confirm(): Promise<void>;
  undo(inId: number): Promise<void>;
}

/** Null where none may be made: another user's team, no Premium, or a matchday that does not run. */
export function usePowerSubs(teamId: number, points: TeamPoints): PowerSubs | null {
  const world = useWorld();
  const isArchive = useIsArchive();
  const { bus, notices } = usePlatform();
  const dispatch = useTeamDispatch();
  const t = useText(powerSubTexts);
  const names = useNames();
  const failureText = useFailureText();
  const reasonText = usePowerSubText();
  const statuses = useStatuses(points);
  const play = useMemo(() => powerSubPlay(points, statuses, world), [points, statuses, world]);
  const candidates = useMemo(() => whoMayComeOn(play), [play]);
  const [make, makeState] = useMakePowerSubMutation();
  const [takeBack, undoState] = useUndoPowerSubMutation();
  const { weekId, powerSubsLeft: subsLeft } = points;
  const { focus, outId, setOutId, end } = useChoice(weekId, play, candidates, makeState.isLoading);
  if (subsLeft === null || isArchive) return null;

  function applyPoints(fresh: TeamPoints): void {
    dispatch(teamApi.util.upsertQueryData('teamPoints', { id: teamId, weekId }, fresh));
    // The team's version grew with it.
    dispatch(teamApi.util.invalidateTags(['Team']));
    bus.emit('powerSubs.changed@1', { teamId, weekId });
  }

  function fail(failure: ApiFailure): void {
    dispatch(teamApi.util.invalidateTags(['Points', 'Team']));
    notices.show({ tone: 'warning', text: reasonText(failure) ?? failureText(failure) });
  }

  async function undo(inId: number): Promise<void> {
    const { data, error } = await takeBack({ id: teamId, body: { inId, weekId } });
    if (data === undefined) {
      fail(asFailure(error));
      return;
    }
    applyPoints(data.points);
    notices.show({ tone: 'neutral', text: t('undone', { inName: names.player(inId) }) });
  }

  return {
    play,
    bench: applyPowerSubs(play.lineup, play.subs).lineup.bench,
    subsLeft,
    candidates,
    choice: focus && { inId: focus.inId, outId },
    busy: makeState.isLoading || undoState.isLoading,
    start(inId) {
      setOutId(null);
      dispatch(inId === undefined ? powerSubStarted() : powerSubChosen(inId));
    },
    choose(playerId) {
      if (focus?.inId == null) dispatch(powerSubChosen(playerId));
      else if (focus.inId === playerId) dispatch(powerSubStarted());
      else setOutId(playerId);
    },
    back: () => setOutId(null),
    stop: end,
    async confirm() {
      const inId = focus?.inId ?? null;
      if (inId === null || outId === null) return;
      // No version: saves for the coming matchday do not conflict with this one.
      const { data, error } = await make({ id: teamId, body: { outId, inId, weekId } });
      end();
      if (data === undefined) {
        fail(asFailure(error));
        return;
      }
      applyPoints(data.points);
      notices.show({
        tone: 'positive',
        text: t('made', {
          inName: names.player(inId),
          outName: names.player(outId),
          left: data.points.powerSubsLeft ?? 0,
        }),
        action: { label: t('undo'), onPress: () => void undo(inId) },
      });
    },
    undo,
  };
}

/** The players that are chosen for a sub. A choice that may not be made any more ends with a notice. */
function useChoice(weekId: number, play: PowerSubPlay, candidates: readonly number[], isSending: boolean) {
  const { notices } = usePlatform();
  const dispatch = useTeamDispatch();
  const missedText = useText(missedTexts);
  const names = useNames();
  const focus = useTeamSelector((state) => state.focus.powerSub);
  const [outId, setOutId] = useState<number | null>(null);
  const end = useCallback(() => {
    setOutId(null);
    dispatch(powerSubEnded());
  }, [dispatch]);
  // The choice ends with its matchday and page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the matchday changes.
  useEffect(() => () => void dispatch(powerSubEnded()), [dispatch, weekId]);
  const chosenIn = focus?.inId ?? null;
  const isGone = useCallback(
    (inId: number) =>
      !candidates.includes(inId) || (outId !== null && refusalToTakeOff(outId, inId, play) !== null),
    [candidates, outId, play],
  );
  // A chosen player kicked off, or the matchday ended: nothing is sent.
  useEffect(() => {
    if (chosenIn === null || isSending || !isGone(chosenIn)) return;
    const goneId = candidates.includes(chosenIn) && outId !== null ? outId : chosenIn;
    end();
    notices.show({ tone: 'warning', text: missedText('powerSubGone', { name: names.player(goneId) }) });
  }, [chosenIn, outId, isGone, candidates, isSending, end, notices, missedText, names]);
  return { focus, outId, setOutId, end };
}
