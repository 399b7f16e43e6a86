import type { TeamView } from '@euro/api-contract';
import { type Booster, isUnlimitedBooster } from '@euro/game';
import {
  commonTexts,
  savedDraft,
  useFailureText,
  useLeadText,
  useWaitingBefore,
  useWaitingChange,
  useWorld,
} from '@euro/game-ui';
import { usePlatform, useText } from '@euro/platform/react';
import { asFailure, isKept, type Waits } from '@euro/platform/redux';
import { useState } from 'react';
import { draftOpened } from '../store/draftSlice.js';
import { boosterChosen, boosterDropped, boosterSending } from '../store/focusSlice.js';
import { teamKey } from '../store/keepDraft.js';
import { aboutBooster, teamApi, usePlayBoosterMutation } from '../store/teamApi.js';
import { useTeamDispatch, useTeamSelector } from '../store/teamStore.js';
import { boosterTexts } from '../texts/boosterTexts.js';

/** Playing a booster, which is final: first it is chosen, then it is confirmed. */
export interface PlayBooster {
  readonly chosenBooster: Booster | null;
  readonly isSending: boolean;
  /** The one that waits for a connection. */
  readonly waitingBooster: Booster | null;
  /** Failure of the last attempt. */
  readonly problem: string | null;
  choose(booster: Booster): void;
  cancel(): void;
  confirm(): Promise<void>;
}

/** Plays a booster in the open matchday (decisions §4.7); the team is reloaded, and the menu follows where it must. */
export function usePlayBooster({ team }: TeamView, weekId: number): PlayBooster {
  const world = useWorld();
  const { bus, state, notices, navigation } = usePlatform();
  const dispatch = useTeamDispatch();
  const t = useText(boosterTexts);
  const common = useText(commonTexts);
  const failureText = useFailureText();
  const leadText = useLeadText();
  const [play, { isLoading }] = usePlayBoosterMutation();
  const choice = useTeamSelector((store) => store.focus.booster);
  // A choice for another team or a closed matchday belongs to another page.
  const chosenBooster = choice?.teamId === team.id && choice.weekId === weekId ? choice.booster : null;
  const [problem, setProblem] = useState<string | null>(null);
  const about = aboutBooster(team.id);
  const waitingChange = useWaitingChange(about);
  const waitingBefore = useWaitingBefore(team.id, about);

  /** Messages of a booster that waits for a connection. */
  function waitsOf(booster: Booster): Waits {
    return {
      title: `${team.name} · ${common('matchday', { week: weekId })}`,
      text: t('waits', { booster: t(`name-${booster}`) }),
      path: navigation.location.value.pathname,
      event: { name: 'boosters.played@1', detail: { teamId: team.id, weekId, booster } },
    };
  }

  async function confirm(): Promise<void> {
    if (chosenBooster === null) return;
    setProblem(null);
    const body = { boosterType: chosenBooster, weekId, version: team.version + waitingBefore };
    dispatch(boosterSending(true));
    const { data, error } = await play({ id: team.id, body, waits: waitsOf(chosenBooster) });
    dispatch(boosterSending(false));
    if (data === undefined) {
      const failure = asFailure(error);
      if (isKept(failure, state, about)) {
        dispatch(boosterDropped());
        return;
      }
      if (failure.code === 'deadline-passed' || failure.code === 'team-locked') state.refresh('matches');
      if (failure.status === 409) dispatch(teamApi.util.invalidateTags(['Team']));
      setProblem(failureText(failure));
      return;
    }
    dispatch(boosterDropped());
    dispatch(
      draftOpened({
        key: teamKey(team.id),
        saved: savedDraft(data, world),
        version: data.team.version,
        weekId,
      }),
    );
    dispatch(teamApi.util.upsertQueryData('team', team.id, data));
    bus.emit('boosters.played@1', { teamId: team.id, weekId, booster: chosenBooster });
    // These two change items of the menu (spec §4).
    if (isUnlimitedBooster(chosenBooster)) state.refresh('myTeams');
    const lead = data.receipt?.msBeforeDeadline ?? null;
    const booster = t(`name-${chosenBooster}`);
    notices.show({
      tone: 'positive',
      text:
        lead === null
          ? t('played', { booster, week: weekId })
          : t('playedWhen', { booster, week: weekId, when: leadText(lead) }),
    });
  }

  return {
    chosenBooster,
    isSending: isLoading,
    waitingBooster:
      waitingChange?.event.name === 'boosters.played@1' ? waitingChange.event.detail.booster : null,
    problem,
    choose(booster) {
      setProblem(null);
      dispatch(boosterChosen({ teamId: team.id, booster, weekId }));
    },
    cancel: () => dispatch(boosterDropped()),
    confirm,
  };
}
