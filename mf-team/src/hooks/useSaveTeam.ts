import type { TeamView } from '@euro/api-contract';
import { type DraftSquad, lineupFromDraft } from '@euro/game';
import type { ApiFailure } from '@euro/platform';
import { usePlatform, useText } from '@euro/platform/react';
import { useEffect, useState } from 'react';
import { lineupBody } from '../domain/lineupBody.js';
import { savedDraft } from '../domain/squadContext.js';
import type { World } from '../domain/world.js';
import { builderTexts } from '../messages/builderTexts.js';
import { teamTexts } from '../messages/teamTexts.js';
import type { SaveProblem } from '../parts/BuilderBar.js';
import { asFailure } from '../store/asFailure.js';
import { draftOpened } from '../store/draftSlice.js';
import { useTeamDispatch, useTeamSelector } from '../store/makeStore.js';
import { teamApi, useSaveLineupMutation, useSaveSquadMutation } from '../store/teamApi.js';
import { useFailureText } from './useFailureText.js';

/** What is saved: a squad that may hold new players, or the same sixteen in another lineup. */
export type SaveKind = 'squad' | 'lineup';

interface SaveTeamInput {
  readonly kind: SaveKind;
  readonly view: TeamView;
  readonly world: World;
  readonly draft: DraftSquad;
  /** The matchday it is saved for. */
  readonly weekId: number;
}

/** Saving a draft of an existing team, and what may come of it. */
export interface SaveTeam {
  readonly saving: boolean;
  readonly problem: SaveProblem | null;
  /** Somebody saved the team meanwhile: keep this draft, or show theirs. */
  readonly isConflict: boolean;
  /** The matchday whose deadline passed before the save arrived. */
  readonly missedWeek: number | null;
  save(): Promise<void>;
  keepMine(): Promise<void>;
  showTheirs(): Promise<void>;
  dismiss(): void;
}

/** Saves a draft; a conflict or a passed deadline is handed back as a question, and nothing of the draft is lost. */
export function useSaveTeam({ kind, view, world, draft, weekId }: SaveTeamInput): SaveTeam {
  const { bus, state, notices } = usePlatform();
  const dispatch = useTeamDispatch();
  const t = useText(teamTexts);
  const builder = useText(builderTexts);
  const failureText = useFailureText(world);
  const { key, version } = useTeamSelector((store) => store.draft);
  const [saveSquad, squad] = useSaveSquadMutation();
  const [saveLineup, lineup] = useSaveLineupMutation();
  const [problem, setProblem] = useState<SaveProblem | null>(null);
  const [isConflict, setConflict] = useState(false);
  const [missedWeek, setMissedWeek] = useState<number | null>(null);
  const { id } = view.team;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another draft is another try, the last problem is over.
  useEffect(() => setProblem(null), [draft]);

  function open(fresh: TeamView): void {
    dispatch(teamApi.util.upsertQueryData('team', id, fresh));
    if (key !== null) {
      dispatch(draftOpened({ key, saved: savedDraft(fresh, world), version: fresh.team.version }));
    }
  }

  function fail(failure: ApiFailure): void {
    switch (failure.code) {
      case 'team-changed-meanwhile':
        setConflict(true);
        return;
      case 'deadline-passed':
      case 'team-locked':
        setMissedWeek(weekId);
        state.refresh('matches');
        return;
      default:
        if (failure.code === 'transfers-required') state.refresh('matches');
        setProblem({
          title: kind === 'squad' ? builder('updateFailed') : t('saveFailed'),
          text: failureText(failure),
        });
    }
  }

  async function saveOn(base: number | null): Promise<void> {
    const complete = lineupFromDraft(draft);
    if (!complete.ok) return;
    setProblem(null);
    const { competitionFeed, seasonId } = world.settings;
    const body = {
      competitionFeed,
      seasonId,
      ...lineupBody(complete.lineup),
      ...(base === null ? {} : { version: base }),
    };
    const result =
      kind === 'squad' ? await saveSquad({ id, body }) : await saveLineup({ id, body: { ...body, weekId } });
    if (result.data === undefined) {
      fail(asFailure(result.error));
      return;
    }
    open(result.data);
    bus.emit('team.saved@1', { teamId: id, weekId });
    state.refresh('myTeams');
    notices.show({
      tone: 'positive',
      text: kind === 'squad' ? builder('saved') : t('saved', { week: weekId }),
    });
  }

  async function fetchTheirs(): Promise<TeamView | null> {
    const query = dispatch(teamApi.endpoints.team.initiate(id, { forceRefetch: true, subscribe: false }));
    const { data, error } = await query;
    if (data === undefined && error !== undefined) fail(asFailure(error));
    return data ?? null;
  }

  return {
    saving: squad.isLoading || lineup.isLoading,
    problem,
    isConflict,
    missedWeek,
    save: () => saveOn(version),
    async keepMine() {
      setConflict(false);
      const theirs = await fetchTheirs();
      if (theirs !== null) await saveOn(theirs.team.version);
    },
    async showTheirs() {
      setConflict(false);
      const theirs = await fetchTheirs();
      if (theirs === null) return;
      open(theirs);
      notices.show({ tone: 'neutral', text: t('theirsLoaded') });
    },
    dismiss() {
      setConflict(false);
      setMissedWeek(null);
    },
  };
}
