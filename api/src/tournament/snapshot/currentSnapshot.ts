import type { GameContext } from '../../infra/context.js';
import { onPrimary } from '../../infra/db/replicas/index.js';
import { waitWithinBudget, withoutTimeBudget } from '../../infra/db/timeBudget.js';
import { READING } from '../../infra/db/transaction.js';
import type { Models } from '../../models/index.js';
import { refreshCompetitions } from '../competition/listCompetitions.js';
import { type DataVersion, readDataVersion } from './dataVersion.js';
import { loadSnapshot, reloadResults } from './loadSnapshot.js';
import type { TournamentSnapshot } from './tournamentSnapshot.js';

/** Real milliseconds for which readers trust a snapshot that a job refreshes in the background. */
const TRUST = 3_000;
/** The same for readers of replicas, who are answered with older data while the primary is silent. */
const TRUST_WITH_REPLICAS = 1_500;

interface SnapshotState {
  snapshot: TournamentSnapshot | null;
  version: DataVersion;
  trustedUntil: number;
  loading: Promise<void> | null;
}

/** By competition; 0 is the default one. */
const statesByDatabase = new WeakMap<Models, Map<number, SnapshotState>>();

type Database = Pick<GameContext, 'models' | 'sequelize' | 'replicas' | 'competitionId'>;

/**
 * The snapshot of the context's competition; null before the first import. It is loaded again when the data changed,
 * which is looked for on every call, or by `refreshSnapshot` alone where a job runs that every second.
 */
export async function currentSnapshot(database: Database): Promise<TournamentSnapshot | null> {
  const state = stateFor(database);
  if (Date.now() > state.trustedUntil) await bringUpToDate(database, state);
  return state.snapshot;
}

/** The current snapshot, also where readers trust an older one: for callers that noticed a newer publication. */
export async function latestSnapshot(database: Database): Promise<TournamentSnapshot | null> {
  const state = stateFor(database);
  await bringUpToDate(database, state);
  return state.snapshot;
}

/**
 * Looks whether the data changed; until it is called again, or too long has passed, readers don't. For the default
 * also which competitions there are.
 */
export async function refreshSnapshot(database: Database): Promise<void> {
  // A late result was true at the time of its query.
  const startedAt = Date.now();
  if (database.competitionId === undefined) await refreshCompetitions(database);
  const state = stateFor(database);
  await bringUpToDate(database, state);
  state.trustedUntil = startedAt + (database.replicas.exist ? TRUST_WITH_REPLICAS : TRUST);
}

/** The cached snapshot; null where no job refreshes it. */
export function trustedSnapshot({
  models,
  competitionId = 0,
}: Pick<Database, 'models' | 'competitionId'>): TournamentSnapshot | null {
  const state = statesByDatabase.get(models)?.get(competitionId);
  return state && Date.now() <= state.trustedUntil ? state.snapshot : null;
}

function stateFor({ models, competitionId = 0 }: Database): SnapshotState {
  const states = statesByDatabase.get(models) ?? new Map<number, SnapshotState>();
  statesByDatabase.set(models, states);
  const state = states.get(competitionId) ?? {
    snapshot: null,
    version: { feed: '', results: '' },
    trustedUntil: 0,
    loading: null,
  };
  states.set(competitionId, state);
  return state;
}

async function bringUpToDate(database: Database, state: SnapshotState): Promise<void> {
  // The version decides which replicas are recent enough.
  const version = await onPrimary(() => readDataVersion(database));
  if (version.feed === state.version.feed && version.results === state.version.results) return;
  // Concurrent readers share one load.
  state.loading ??= withoutTimeBudget(() => load(database, state))
    .then((current) => {
      state.snapshot = current.snapshot;
      state.version = current.version;
      const { feed, results } = current.version;
      database.replicas.noteState(`snapshot ${database.competitionId ?? 0}`, `${feed} ${results}`);
    })
    .finally(() => {
      state.loading = null;
    });
  await waitWithinBudget(state.loading);
}

/** While a matchday runs results change every minute; what the feed brought is not read again for them. */
function load(
  database: Database,
  { snapshot, version }: SnapshotState,
): Promise<Pick<SnapshotState, 'snapshot' | 'version'>> {
  return database.sequelize.transaction(READING, async (transaction) => {
    const next = await readDataVersion(database, transaction);
    const isSameFeed = snapshot !== null && version.feed === next.feed;
    return {
      version: next,
      snapshot: isSameFeed
        ? await reloadResults(database, snapshot, next, transaction)
        : await loadSnapshot(database, next, transaction),
    };
  });
}
