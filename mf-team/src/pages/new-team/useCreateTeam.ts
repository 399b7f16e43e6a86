import type { TeamView } from '@euro/api-contract';
import { type DraftSquad, lineupFromDraft } from '@euro/game';
import { latenessOf, savedDraft, useFailureText, useWorld } from '@euro/game-ui';
import type { ApiFailure } from '@euro/platform';
import { usePlatform, useText } from '@euro/platform/react';
import { asFailure, isDecided } from '@euro/platform/redux';
import { useEffect, useState } from 'react';
import { useStore } from 'react-redux';
import { draftChanges } from '../../domain/draftChanges.js';
import { noteFirstSave } from '../../hooks/useFirstSave.js';
import type { SaveProblem } from '../../hooks/useSaveTeam.js';
import { saveAttempted } from '../../store/draftSlice.js';
import { forgetDraft, teamKey, writeStoredDraft } from '../../store/keepDraft.js';
import { lineupBody, useAddTeamMutation } from '../../store/teamApi.js';
import { type TeamState, useTeamDispatch, useTeamSelector } from '../../store/teamStore.js';
import { builderTexts } from '../../texts/builderTexts.js';

/** Creates the built team for its matchday; an error is shown at its cause, and the draft remains. */
export function useCreateTeam(draft: DraftSquad, weekId: number) {
  const world = useWorld();
  const platform = usePlatform();
  const dispatch = useTeamDispatch();
  const store = useStore<TeamState>();
  const t = useText(builderTexts);
  const failureText = useFailureText();
  const { name, nameVisible, again } = useTeamSelector((state) => state.nameForm);
  const key = useTeamSelector((state) => state.draft.key);
  const [addTeam, { isLoading }] = useAddTeamMutation();
  const [problem, setProblem] = useState<SaveProblem | null>(null);
  const [refusedName, setRefusedName] = useState<{ readonly name: string; readonly text: string } | null>(
    null,
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: another draft is another try, the last problem is over.
  useEffect(() => setProblem(null), [draft, name]);

  /** Players that changed while the team was on its way are unsaved changes of the created one. */
  function carryChanges(created: TeamView): void {
    const { key: openKey, present, changedAt } = store.getState().draft;
    if (openKey !== key || present === null || draftChanges(draft, present).length === 0) return;
    writeStoredDraft(platform.storage, teamKey(created.team.id), {
      draft: present,
      saved: savedDraft(created, world),
      version: created.team.version,
      weekId,
      ...(changedAt !== null && { changedAt }),
    });
  }

  async function save(): Promise<void> {
    const squad = lineupFromDraft(draft);
    if (!squad.ok) return;
    setProblem(null);
    const { competitionFeed, seasonId } = world.settings;
    const body = {
      competitionFeed,
      seasonId,
      teamName: name,
      nameVisible,
      ...lineupBody(squad.lineup),
      weekId,
      again,
    };
    dispatch(saveAttempted({ kind: 'sending' }));
    const { data, error } = await addTeam(body);
    if (data !== undefined) {
      const { id } = data.team;
      carryChanges(data);
      if (key !== null) forgetDraft(platform.storage, key);
      platform.bus.emit('team.created@1', { teamId: id, weekId: data.team.weekId });
      platform.state.refresh('myTeams');
      noteFirstSave(platform.storage, id);
      platform.navigation.go(`/team/${id}`, { replace: true });
      return;
    }
    const failure = asFailure(error);
    if (failure.code === 'too-many-teams') platform.state.refresh('myTeams');
    if (failure.code === 'deadline-passed' || failure.code === 'team-locked') {
      dispatch(saveAttempted({ kind: 'late', lateness: latenessOf(failure.details) }));
      platform.state.refresh('matches');
      return;
    }
    dispatch(saveAttempted(isDecided(failure) ? null : { kind: 'unanswered' }));
    if (isNameFailure(failure)) setRefusedName({ name, text: failure.message });
    setProblem({ title: t('createFailed'), text: failureText(failure) });
  }

  return {
    save,
    saving: isLoading,
    problem,
    /** The server's refusal of this name. */
    refusedName: refusedName?.name === name ? refusedName.text : undefined,
  };
}

const NAME_CODES: readonly string[] = ['team-name-too-short', 'team-name-too-long', 'team-name-invalid'];

/** True when the server refused the name and not the squad: shown at the name. */
function isNameFailure({ code }: ApiFailure): boolean {
  return NAME_CODES.includes(code);
}
