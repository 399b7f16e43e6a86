import type { TeamView } from '@euro/api-contract';
import { type DraftSquad, lineupFromDraft } from '@euro/game';
import { latenessOf, savedDraft } from '@euro/game-ui';
import type { ApiFailure } from '@euro/platform';
import { asFailure, isDecided } from '@euro/platform/redux';
import { draftChanges } from '../domain/draftChanges.js';
import { saveAttempted, saveFailed } from '../store/draftSlice.js';
import { noteFirstSave } from '../store/firstSave.js';
import { forgetDraft, teamKey, writeStoredDraft } from '../store/keepDraft.js';
import { failedNow } from '../store/saveProblem.js';
import { lineupBody, teamApi } from '../store/teamApi.js';
import { noteSaveWish } from '../store/visitorDraft.js';
import type { EditingPorts } from './EditingPorts.js';
import { joinInvited } from './joinInvited.js';

/** Creates the built team for its matchday; an error is shown at its cause, and the draft remains. */
export interface Creation {
  save(): Promise<void>;
}

/** Saving by a visitor: the draft waits in the browser while the portal asks for an account over the page. */
export function createVisitorCreation({ platform, context }: EditingPorts): Creation {
  return {
    async save() {
      noteSaveWish(platform.storage, context.matchday);
      platform.navigation.go(`${platform.navigation.location.value.pathname}?account`);
    },
  };
}

const NAME_CODES: readonly string[] = ['team-name-too-short', 'team-name-too-long', 'team-name-invalid'];

export function createCreation(ports: EditingPorts): Creation {
  const { store, platform, world, context } = ports;
  return {
    async save() {
      const { draft, nameForm } = store.getState();
      const squad = draft.present && lineupFromDraft(draft.present);
      if (draft.present === null || !squad?.ok) return;
      store.dispatch(saveFailed(null));
      store.dispatch(saveAttempted({ kind: 'sending' }));
      const { name: teamName, nameVisible, again } = nameForm;
      const { competitionFeed, seasonId } = world.settings;
      const body = {
        competitionFeed,
        seasonId,
        teamName,
        nameVisible,
        ...lineupBody(squad.lineup),
        weekId: context.matchday,
        again,
      };
      const { data, error } = await store.dispatch(teamApi.endpoints.addTeam.initiate(body));
      if (data === undefined) {
        fail(ports, asFailure(error));
        return;
      }
      const { id } = data.team;
      await joinInvited(ports, id);
      carryChanges(ports, data, draft.key, draft.present);
      store.dispatch(saveAttempted(null));
      if (draft.key !== null) forgetDraft(platform.storage, draft.key);
      platform.bus.emit('team.created@1', { teamId: id, weekId: data.team.weekId });
      platform.state.refresh('myTeams');
      noteFirstSave(platform.storage, id);
      platform.navigation.go(`/team/${id}`, { replace: true });
    },
  };
}

/** Players that changed while the team was on its way are unsaved changes of the created one. */
function carryChanges(
  { store, platform, world, context }: EditingPorts,
  created: TeamView,
  key: string | null,
  sent: DraftSquad,
): void {
  const { key: openKey, present, changedAt } = store.getState().draft;
  if (openKey !== key || present === null || draftChanges(sent, present).length === 0) return;
  writeStoredDraft(platform.storage, teamKey(created.team.id), {
    draft: present,
    saved: savedDraft(created, world),
    version: created.team.version,
    weekId: context.matchday,
    ...(changedAt !== null && { changedAt }),
  });
}

function fail({ store, platform, words }: EditingPorts, failure: ApiFailure): void {
  if (failure.code === 'too-many-teams') platform.state.refresh('myTeams');
  if (failure.code === 'deadline-passed' || failure.code === 'team-locked') {
    store.dispatch(saveAttempted({ kind: 'late', lateness: latenessOf(failure.details) }));
    platform.state.refresh('matches');
    return;
  }
  store.dispatch(saveAttempted(isDecided(failure) ? null : { kind: 'unanswered' }));
  // The server refused the name and not the squad: shown at the name.
  const refusal = NAME_CODES.includes(failure.code) ? failure.message : undefined;
  store.dispatch(failedNow({ title: words.builder('createFailed'), text: words.failure(failure), refusal }));
}
