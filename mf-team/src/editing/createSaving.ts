import type { BodyOf, ChangedTeam, TeamView } from '@euro/api-contract';
import { type DraftSquad, lineupFromDraft } from '@euro/game';
import { changesOf, latenessOf, savedDraft, waitingBefore } from '@euro/game-ui';
import type { ApiFailure } from '@euro/platform';
import { asFailure, isDecided, isKept, type Waits } from '@euro/platform/redux';
import { draftChanges } from '../domain/draftChanges.js';
import { isSameSquad, rebaseDraft } from '../domain/rebaseDraft.js';
import {
  conflictAnswered,
  conflictAsked,
  draftOpened,
  type SaveAttempt,
  saveAttempted,
  saveFailed,
} from '../store/draftSlice.js';
import { teamKey } from '../store/keepDraft.js';
import { saveAccepted } from '../store/saveAccepted.js';
import { failedNow } from '../store/saveProblem.js';
import { aboutTeam, lineupBody, teamApi } from '../store/teamApi.js';
import type { EditingPorts } from './EditingPorts.js';

/** Editable part of a team: the squad, or only the lineup of the same sixteen. */
export type EditKind = 'squad' | 'lineup';

/** An existing team that is being changed. */
export interface EditedTeam {
  readonly kind: EditKind;
  readonly view: TeamView;
  /** The matchday it is saved for. */
  readonly weekId: number;
}

/** Saves the draft of an existing team; its outcome is in the store (`draft`). */
export interface Saving {
  /** Saves, or asks first when the team was changed elsewhere after the draft was begun. */
  save(): Promise<void>;
  openDialog(): void;
  keepMine(): Promise<void>;
  takeTheirs(): Promise<void>;
  dismiss(): void;
}

/**
 * Saving a draft: a conflict or a passed deadline is handed back as a question, and nothing of the draft is lost.
 */
export function createSaving(ports: EditingPorts, edited: EditedTeam): Saving {
  const { store, platform, words, world } = ports;
  const { dispatch } = store;
  const ask = () => void dispatch(conflictAsked([]));
  return {
    async save() {
      const { present, version } = store.getState().draft;
      if (isBehind(store.getState().draft, edited.view)) ask();
      else if (present !== null) await send(ports, edited, version, present);
    },
    openDialog: ask,
    async keepMine() {
      dispatch(conflictAnswered());
      const theirs = await fetchTheirs(ports, edited);
      const { present } = store.getState().draft;
      if (theirs === null || present === null) return;
      const saved = savedDraft(theirs, world);
      const mine =
        edited.kind === 'squad' || isSameSquad(present, saved) ? present : rebaseDraft(present, saved);
      await send(ports, edited, theirs.team.version, mine);
    },
    async takeTheirs() {
      dispatch(conflictAnswered());
      const theirs = await fetchTheirs(ports, edited);
      if (theirs === null) return;
      open(ports, edited, theirs, null);
      platform.notices.show({ tone: 'neutral', text: words.team('theirsTaken') });
    },
    dismiss: () => void dispatch(conflictAnswered()),
  };
}

interface DraftVersion {
  readonly saved: DraftSquad | null;
  readonly present: DraftSquad | null;
  readonly version: number | null;
}

/** True when the team was changed elsewhere after its draft was begun, and differently here. */
export function isBehind({ saved, present, version }: DraftVersion, { team }: TeamView): boolean {
  if (version === null || version >= team.version || saved === null || present === null) return false;
  return draftChanges(saved, present).length > 0;
}

type SaveBody = BodyOf<'POST team/{id}'>;

/** The body of the call, on the version after the waiting changes; null for an incomplete team. */
export function saveBody(
  { platform, world }: Pick<EditingPorts, 'platform' | 'world'>,
  { view, weekId }: EditedTeam,
  base: number | null,
  draft: DraftSquad,
): SaveBody | null {
  const complete = lineupFromDraft(draft);
  if (!complete.ok) return null;
  const { id } = view.team;
  const { competitionFeed, seasonId } = world.settings;
  const before = waitingBefore(platform.state.waiting?.value ?? [], id, aboutTeam(id));
  const version = base === null ? {} : { version: base + before };
  return { competitionFeed, seasonId, ...lineupBody(complete.lineup), weekId, ...version };
}

async function send(ports: EditingPorts, edited: EditedTeam, base: number | null, mine: DraftSquad) {
  const body = saveBody(ports, edited, base, mine);
  if (!body) return;
  const { store, platform, words } = ports;
  const { kind, weekId, view } = edited;
  const { id } = view.team;
  store.dispatch(saveFailed(null));
  attempt(ports, edited, { kind: 'sending' });
  const { saveSquad, saveLineup } = teamApi.endpoints;
  const change = { id, body, waits: waitsOf(ports, edited, mine) };
  const { data, error } = await (kind === 'squad'
    ? store.dispatch(saveSquad.initiate(change))
    : store.dispatch(saveLineup.initiate(change)));
  if (data === undefined) {
    const failure = asFailure(error);
    attempt(ports, edited, isDecided(failure) ? null : { kind: 'unanswered' });
    fail(ports, edited, failure);
    return;
  }
  open(ports, edited, data, mine);
  platform.bus.emit('team.saved@1', { teamId: id, weekId });
  platform.state.refresh('myTeams');
  platform.notices.show({ tone: 'positive', text: savedText(words, edited, data) });
}

/** Messages of a save that waits for a connection. */
function waitsOf(
  { platform, world, words }: EditingPorts,
  { view, weekId }: EditedTeam,
  mine: DraftSquad,
): Waits {
  const changes = draftChanges(savedDraft(view, world), mine);
  return {
    title: `${view.team.name} · ${words.common('matchday', { week: weekId })}`,
    text: changes.map(words.change).join(' · '),
    path: platform.navigation.location.value.pathname,
    event: { name: 'team.saved@1', detail: { teamId: view.team.id, weekId } },
  };
}

/** Stores the outcome of this team's save, unless another draft is open by now. */
function attempt({ store }: EditingPorts, { view }: EditedTeam, how: SaveAttempt | null) {
  if (store.getState().draft.key === teamKey(view.team.id)) store.dispatch(saveAttempted(how));
}

function fail(ports: EditingPorts, edited: EditedTeam, failure: ApiFailure) {
  const { store, platform, words } = ports;
  if (isKept(failure, platform.state, aboutTeam(edited.view.team.id))) return;
  switch (failure.code) {
    case 'team-changed-meanwhile':
      store.dispatch(conflictAsked(changesOf(failure.details)));
      store.dispatch(teamApi.util.invalidateTags(['Team', 'Changes']));
      return;
    case 'deadline-passed':
    case 'team-locked':
    // An unlimited matchday is over: its deadline passed before the save arrived.
    case 'transfers-required':
      attempt(ports, edited, { kind: 'late', lateness: latenessOf(failure.details) });
      platform.state.refresh('matches');
      return;
    default:
      store.dispatch(
        failedNow({
          title: edited.kind === 'squad' ? words.builder('updateFailed') : words.team('saveFailed'),
          text: words.failure(failure),
        }),
      );
  }
}

/** The team of the server replaces the draft; after a save of `sent`, changes made since then remain. */
function open(
  { store, platform, world }: EditingPorts,
  { view, weekId }: EditedTeam,
  fresh: TeamView,
  sent: DraftSquad | null,
) {
  const key = teamKey(view.team.id);
  const team = { saved: savedDraft(fresh, world), version: fresh.team.version };
  if (sent === null) store.dispatch(draftOpened({ key, ...team, weekId }));
  else store.dispatch(saveAccepted({ key, sent, ...team }, platform.storage));
  store.dispatch(teamApi.util.upsertQueryData('team', view.team.id, fresh));
}

async function fetchTheirs(ports: EditingPorts, edited: EditedTeam): Promise<TeamView | null> {
  const query = teamApi.endpoints.team.initiate(edited.view.team.id, {
    forceRefetch: true,
    subscribe: false,
  });
  const { data, error } = await ports.store.dispatch(query);
  if (error === undefined) return data ?? null;
  fail(ports, edited, asFailure(error));
  return null;
}

/** The notice after a save, with its receipt: "Je opstelling voor speeldag 3 is opgeslagen, 8 min voor de deadline." */
function savedText(
  { builder, team, lead }: EditingPorts['words'],
  { kind, weekId }: EditedTeam,
  { receipt }: ChangedTeam,
): string {
  const say = kind === 'squad' ? builder : team;
  const milliseconds = receipt?.msBeforeDeadline ?? null;
  return milliseconds === null
    ? say('saved', { week: weekId })
    : say('savedWhen', { week: receipt?.weekId ?? weekId, when: lead(milliseconds) });
}
