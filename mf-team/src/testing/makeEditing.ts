import type { TeamView } from '@euro/api-contract';
import { commonTexts, newSquadContext, savedSquadContext } from '@euro/game-ui';
import { exampleTeamView, exampleWorld } from '@euro/game-ui/testing';
import { createTranslator } from '@euro/platform/react';
import { createRemoteStore } from '@euro/platform/redux';
import type { FakePlatform } from '@euro/platform/testing';
import { createSaving, type EditedTeam } from '../editing/createSaving.js';
import { createSteps } from '../editing/createSteps.js';
import type { EditingPorts, EditingWords } from '../editing/EditingPorts.js';
import { openTeamDraft } from '../editing/openTeamDraft.js';
import { teamApi } from '../store/teamApi.js';
import { type TeamStore, teamStore } from '../store/teamStore.js';
import { builderTexts } from '../texts/builderTexts.js';
import { teamTexts } from '../texts/teamTexts.js';
import { makePortal } from './makePortal.js';

const world = exampleWorld();

/** Dutch sentences; names, rules and failures by their ids and codes. */
const words: EditingWords = {
  builder: createTranslator(builderTexts, 'nl'),
  common: createTranslator(commonTexts, 'nl'),
  team: createTranslator(teamTexts, 'nl'),
  player: (id) => world.players.get(id)?.name ?? '',
  rule: ({ code }) => code,
  failure: ({ code }) => code,
  change: ({ kind }) => kind,
  lead: (milliseconds) => `${milliseconds / 60_000} min voor de deadline`,
};

const stores: TeamStore[] = [];
// Answers nobody looks at any more are kept for a minute, by a timer that would outlive the tests.
afterEach(() => {
  for (const store of stores.splice(0)) store.dispatch(teamApi.util.resetApiState());
});

/** The surroundings of edited teams without a page, as after a load of it: a store on a portal. */
export function makePorts(fake: FakePlatform = makePortal(), view: TeamView | null = null) {
  const store = createRemoteStore(teamStore, fake.platform);
  stores.push(store);
  teamStore.follow?.({ store, platform: fake.platform, invalidate: () => {} });
  const said: string[] = [];
  const ports: EditingPorts = {
    store,
    platform: fake.platform,
    world,
    context: view === null ? newSquadContext(world, 2) : savedSquadContext(world, 2, view),
    words,
    announce: (text) => said.push(text),
  };
  return { ports, store, said };
}

/** The example team, opened for a change of its lineup in matchday 2. */
export function openLineup(fake: FakePlatform = makePortal(), view: TeamView = exampleTeamView()) {
  const made = makePorts(fake, view);
  const edited: EditedTeam = { kind: 'lineup', view, weekId: 2 };
  openTeamDraft(made.ports, edited);
  return {
    ...made,
    fake,
    edited,
    steps: createSteps(made.ports),
    saving: createSaving(made.ports, edited),
    draft: () => made.store.getState().draft,
    /** The team was fetched again. */
    fetched: (fresh: TeamView) => openTeamDraft(made.ports, { ...edited, view: fresh }),
  };
}
