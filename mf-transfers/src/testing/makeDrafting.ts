import type { ChangedTeam, Receipt } from '@euro/api-contract';
import { exampleTeam, exampleWorld } from '@euro/game-ui/testing';
import { createTranslator } from '@euro/platform/react';
import { createRemoteStore } from '@euro/platform/redux';
import type { FakePlatform } from '@euro/platform/testing';
import { savedTeam } from '../domain/savedTeam.js';
import { createConfirmation } from '../drafting/createConfirmation.js';
import { createTransferSteps } from '../drafting/createTransferSteps.js';
import type { DraftingPorts, DraftingWords } from '../drafting/DraftingPorts.js';
import { draftOpened } from '../store/draftSlice.js';
import { readDraft } from '../store/storedDraft.js';
import { transfersApi } from '../store/transfersApi.js';
import { type TransfersStore, transfersStore } from '../store/transfersStore.js';
import { confirmTexts } from '../texts/confirmTexts.js';
import { pageTexts } from '../texts/pageTexts.js';
import { idOf, OPEN_WEEK, pairsOf } from './exampleSavedTeam.js';
import { confirmedTransfer, transfersView } from './exampleTransfers.js';
import { makePortal } from './makePortal.js';

const world = exampleWorld();

/** Dutch sentences; refusals and failures by their codes, money in tenths of a million. */
const words: DraftingWords = {
  confirm: createTranslator(confirmTexts, 'nl'),
  page: createTranslator(pageTexts, 'nl'),
  player: (id) => world.players.get(id)?.name ?? '',
  failure: ({ code }) => code,
  issue: ({ code }) => code,
  lead: (milliseconds) => `${milliseconds / 60_000} min voor de deadline`,
  money: (moneyLeft) => `${moneyLeft} over`,
  list: (names) => names.join(', '),
};

const stores: TransfersStore[] = [];
// Answers nobody looks at any more are kept for a minute, by a timer that would outlive the tests.
afterEach(() => {
  for (const store of stores.splice(0)) store.dispatch(transfersApi.util.resetApiState());
});

/** The draft of a team without a page: a store on a portal, with these transfers prepared for matchday 2. */
export function openDraft(
  fake: FakePlatform = makePortal(),
  draft: readonly string[] = [],
  view = transfersView(),
) {
  const store = createRemoteStore(transfersStore, fake.platform);
  stores.push(store);
  transfersStore.follow?.({ store, platform: fake.platform, invalidate: () => {} });
  const teamId = view.team.id;
  const stored = readDraft(fake.platform.storage, teamId, OPEN_WEEK);
  const pairs = draft.length === 0 ? stored.pairs : pairsOf(...draft);
  store.dispatch(draftOpened({ teamId, weekId: OPEN_WEEK, ...stored, pairs, expired: null }));
  const said: string[] = [];
  const ports: DraftingPorts = {
    store,
    platform: fake.platform,
    world,
    words,
    announce: (text) => said.push(text),
  };
  return {
    fake,
    ports,
    store,
    said,
    draft: () => store.getState().draft,
    steps: createTransferSteps(ports, savedTeam(view, world, OPEN_WEEK)),
    confirmation: createConfirmation(ports, { view, weekId: OPEN_WEEK }),
    /** The matchday closed: the page shows the next one, with what was not confirmed. */
    closeMatchday() {
      const { pairs: unconfirmed, sent } = store.getState().draft;
      const expired = { weekId: OPEN_WEEK, pairs: unconfirmed, sent, lateness: null };
      store.dispatch(draftOpened({ teamId, weekId: OPEN_WEEK + 1, pairs: [], sent: null, expired }));
    },
  };
}

/** The receipt of the example transfer, eight minutes before the deadline. */
export const exampleReceipt: Receipt = {
  id: 31,
  teamId: 7,
  kind: 'transfers-confirmed',
  weekId: 2,
  at: '2024-06-19T12:52:00Z',
  deadlineDate: '2024-06-19T13:00:00Z',
  msBeforeDeadline: 480_000,
  version: 4,
  changes: {
    transfers: [
      { outId: idOf('Mbappé'), inId: idOf('Kvaratskhelia'), outPrice: 10, inPrice: 8.5, extra: false },
    ],
  },
};

/** The team once Mbappé made room for Kvaratskhelia. */
export function changedTeam(): ChangedTeam {
  const [outId, inId] = [idOf('Mbappé'), idOf('Kvaratskhelia')];
  const starting = exampleTeam().starting.map((id) => (id === outId ? inId : id));
  const view = transfersView(
    {
      transfers: [confirmedTransfer({ outId, inId, weekId: 2, outPrice: 10, inPrice: 8.5 })],
      freeTransfers: { left: 1, saved: 0, earned: 2, used: 1, unlimited: false },
    },
    { starting, budget: 3, version: 4, viceCaptainId: inId },
  );
  return { ...view, receipt: exampleReceipt };
}
