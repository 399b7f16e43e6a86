import type { ChangedTeam, Receipt, TeamView } from '@euro/api-contract';
import { type DraftSquad, lineupFromDraft } from '@euro/game';
import {
  changesOf,
  commonTexts,
  latenessOf,
  savedDraft,
  useFailureText,
  useLeadText,
  useWaitingBefore,
  useWaitingChange,
  useWorld,
} from '@euro/game-ui';
import type { ApiFailure } from '@euro/platform';
import { usePlatform, useText } from '@euro/platform/react';
import { asFailure, isDecided, isKept, type Waits } from '@euro/platform/redux';
import { useEffect, useState } from 'react';
import { draftChanges } from '../domain/draftChanges.js';
import { isSameSquad, rebaseDraft } from '../domain/rebaseDraft.js';
import { draftOpened, saveAttempted } from '../store/draftSlice.js';
import { saveAccepted } from '../store/saveAccepted.js';
import {
  aboutTeam,
  lineupBody,
  teamApi,
  useSaveLineupMutation,
  useSaveSquadMutation,
} from '../store/teamApi.js';
import { useTeamDispatch, useTeamSelector } from '../store/teamStore.js';
import { builderTexts } from '../texts/builderTexts.js';
import { conflictTexts } from '../texts/conflictTexts.js';
import { teamTexts } from '../texts/teamTexts.js';
import { useChangeText } from './useChangeText.js';
import type { EditKind } from './useOpenTeamDraft.js';

interface SaveTeamInput {
  readonly kind: EditKind;
  readonly view: TeamView;
  readonly draft: DraftSquad;
  /** The team was changed elsewhere after the draft was begun: the dialog opens before anything is sent. */
  readonly isBehind: boolean;
  /** The matchday it is saved for. */
  readonly weekId: number;
}

/** Failure of the last save. */
export interface SaveProblem {
  readonly title: string;
  readonly text: string;
}

/** Saves a draft of an existing team, and reports the outcome. */
export interface SaveTeam {
  readonly saving: boolean;
  readonly problem: SaveProblem | null;
  /** The draft waits for a connection, as it is: the portal sends it. */
  readonly waitingNotice: SaveProblem | null;
  /** The team was saved elsewhere: the dialog shows the difference and asks which version wins. */
  readonly isAsking: boolean;
  /** The changes in the refusal; empty when the difference was seen before anything was sent. */
  readonly theirChanges: readonly Receipt[];
  save(): Promise<void>;
  openDialog(): void;
  keepMine(): Promise<void>;
  takeTheirs(): Promise<void>;
  dismiss(): void;
}

/** Saves a draft; a conflict or a passed deadline is handed back as a question, and nothing of the draft is lost. */
export function useSaveTeam({ kind, view, draft, isBehind, weekId }: SaveTeamInput): SaveTeam {
  const world = useWorld();
  const { bus, state, storage, notices, navigation } = usePlatform();
  const dispatch = useTeamDispatch();
  const t = useText(teamTexts);
  const common = useText(commonTexts);
  const conflict = useText(conflictTexts);
  const builder = useText(builderTexts);
  const failureText = useFailureText();
  const savedText = useSavedText(kind, weekId);
  const { key, version } = useTeamSelector((store) => store.draft);
  const [saveSquad, squad] = useSaveSquadMutation();
  const [saveLineup, lineup] = useSaveLineupMutation();
  const [problem, setProblem] = useState<SaveProblem | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [theirChanges, setTheirChanges] = useState<readonly Receipt[]>([]);
  const { id } = view.team;
  const changeText = useChangeText();
  const waitingChange = useWaitingChange(aboutTeam(id));
  const waitingBefore = useWaitingBefore(id, aboutTeam(id));
  const isWaiting =
    waitingChange !== null && JSON.stringify(waitingChange.body) === JSON.stringify(bodyOf(version, draft));

  // biome-ignore lint/correctness/useExhaustiveDependencies: another draft is another try, the last problem is over.
  useEffect(() => setProblem(null), [draft]);

  /** The team of the server replaces the draft; after a save of `sent`, changes made since then remain. */
  function open(fresh: TeamView, sent: DraftSquad | null): void {
    const team = { saved: savedDraft(fresh, world), version: fresh.team.version };
    if (key !== null) {
      if (sent === null) dispatch(draftOpened({ key, ...team, weekId }));
      else dispatch(saveAccepted({ key, sent, ...team }, storage));
    }
    dispatch(teamApi.util.upsertQueryData('team', id, fresh));
  }

  /** The body of the call, on the version after the waiting changes; null for an incomplete team. */
  function bodyOf(base: number | null, mine: DraftSquad) {
    const complete = lineupFromDraft(mine);
    if (!complete.ok) return null;
    const { competitionFeed, seasonId } = world.settings;
    const version = base === null ? {} : { version: base + waitingBefore };
    return { competitionFeed, seasonId, ...lineupBody(complete.lineup), weekId, ...version };
  }

  /** Messages of a save that waits for a connection. */
  function waitsOf(mine: DraftSquad): Waits {
    const changes = draftChanges(savedDraft(view, world), mine);
    return {
      title: `${view.team.name} · ${common('matchday', { week: weekId })}`,
      text: changes.map(changeText).join(' · '),
      path: navigation.location.value.pathname,
      event: { name: 'team.saved@1', detail: { teamId: id, weekId } },
    };
  }

  function fail(failure: ApiFailure): void {
    if (isKept(failure, state, aboutTeam(id))) return;
    switch (failure.code) {
      case 'team-changed-meanwhile':
        setTheirChanges(changesOf(failure.details));
        setAsking(true);
        dispatch(teamApi.util.invalidateTags(['Team', 'Changes']));
        return;
      case 'deadline-passed':
      case 'team-locked':
      // An unlimited matchday is over: its deadline passed before the save arrived.
      case 'transfers-required':
        dispatch(saveAttempted({ kind: 'late', lateness: latenessOf(failure.details) }));
        state.refresh('matches');
        return;
      default:
        setProblem({
          title: kind === 'squad' ? builder('updateFailed') : t('saveFailed'),
          text: failureText(failure),
        });
    }
  }

  async function saveOn(base: number | null, mine: DraftSquad): Promise<void> {
    const body = bodyOf(base, mine);
    if (!body) return;
    setProblem(null);
    dispatch(saveAttempted({ kind: 'sending' }));
    const save = kind === 'squad' ? saveSquad : saveLineup;
    const result = await save({ id, body, waits: waitsOf(mine) });
    if (result.data === undefined) {
      const error = asFailure(result.error);
      dispatch(saveAttempted(isDecided(error) ? null : { kind: 'unanswered' }));
      fail(error);
      return;
    }
    open(result.data, mine);
    bus.emit('team.saved@1', { teamId: id, weekId });
    state.refresh('myTeams');
    notices.show({ tone: 'positive', text: savedText(result.data) });
  }

  async function fetchTheirs(): Promise<TeamView | null> {
    const query = dispatch(teamApi.endpoints.team.initiate(id, { forceRefetch: true, subscribe: false }));
    const { data, error } = await query;
    if (error !== undefined) fail(asFailure(error));
    return error === undefined ? (data ?? null) : null;
  }

  return {
    saving: squad.isLoading || lineup.isLoading,
    problem,
    waitingNotice: isWaiting ? { title: common('waiting'), text: waitingChange.text } : null,
    isAsking,
    theirChanges,
    async save() {
      if (isBehind) setAsking(true);
      else await saveOn(version, draft);
    },
    openDialog: () => setAsking(true),
    async keepMine() {
      setAsking(false);
      const theirs = await fetchTheirs();
      if (theirs === null) return;
      const saved = savedDraft(theirs, world);
      const mine = kind === 'squad' || isSameSquad(draft, saved) ? draft : rebaseDraft(draft, saved);
      await saveOn(theirs.team.version, mine);
    },
    async takeTheirs() {
      setAsking(false);
      const theirs = await fetchTheirs();
      if (theirs === null) return;
      open(theirs, null);
      notices.show({ tone: 'neutral', text: conflict('theirsTaken') });
    },
    dismiss() {
      setAsking(false);
      setTheirChanges([]);
    },
  };
}

/** The notice after a save, with its receipt: "Je opstelling voor speeldag 3 is opgeslagen, 8 min voor de deadline." */
function useSavedText(kind: EditKind, weekId: number): (saved: ChangedTeam) => string {
  const t = useText(teamTexts);
  const builder = useText(builderTexts);
  const leadText = useLeadText();
  return ({ receipt }) => {
    const lead = receipt?.msBeforeDeadline ?? null;
    if (lead === null) return kind === 'squad' ? builder('saved') : t('saved', { week: weekId });
    const when = leadText(lead);
    const week = receipt?.weekId ?? weekId;
    return kind === 'squad' ? builder('savedWhen', { week, when }) : t('savedWhen', { week, when });
  };
}
