import { type DraftSquad, type Expectation, replacePlayers, type SquadSwap } from '@euro/game';
import { expectations } from '@euro/game-ui';
import type { Proposal } from '../domain/proposeSquad.js';
import { draftChanged } from '../store/draftSlice.js';
import { squadProposed } from '../store/proposalSlice.js';
import { type EditingPorts, warn } from './EditingPorts.js';

/** Changes of many players at one press. */
export interface Filling {
  /** Makes the swaps with which the money fills the squad. */
  exchange(swaps: readonly SquadSwap[]): void;
  /**
   * Fills the open places with the best expected points for the money.
   * @param isQuiet without a notice: the view of the proposal has the same text
   * @returns false when it was impossible
   */
  fill(isQuiet?: boolean): Promise<boolean>;
  /** Replaces all proposed players, or one of them. */
  fillOtherwise(playerId?: number): Promise<void>;
}

type Solver = typeof import('../domain/proposeSquad.js');

/** Loader of the solver that fills a squad, needed after a press. Fetch it ahead (`useFetchAhead`). */
export const solverLoader = {
  preload: (): Promise<Solver> => import(/* webpackChunkName: "picker" */ '../domain/proposeSquad.js'),
};

export function createFilling(ports: EditingPorts): Filling {
  const { store, context, announce, platform } = ports;
  const { builder: t, player: name } = ports.words;
  const { clock } = platform;
  return {
    exchange(swaps) {
      const { present } = store.getState().draft;
      if (present === null) return;
      store.dispatch(draftChanged(replacePlayers(present, swaps), clock.now()));
      announce(
        swaps
          .map(({ outId, inId }) => t('announceSwapped', { inName: name(inId), outName: name(outId) }))
          .join('. '),
      );
    },
    async fill(isQuiet = false) {
      const proposal = await solveDraft(ports, ({ proposeSquad }, draft, expectation) =>
        proposeSquad(draft, context, expectation),
      );
      if (!propose(ports, proposal)) return false;
      const text = `${t('filled', { count: proposal.addedIds.length })}. ${t('filledBy')}.`;
      if (isQuiet) announce(text);
      else platform.notices.show({ tone: 'neutral', text });
      return true;
    },
    async fillOtherwise(playerId) {
      const before = store.getState().proposal;
      const outIds = playerId === undefined ? before.addedIds : [playerId];
      const proposal = await solveDraft(ports, ({ proposeOther }, draft, expectation) =>
        proposeOther(draft, context, expectation, before, outIds),
      );
      if (propose(ports, proposal)) announce(t('announceOthers'));
    },
  };
}

/** The solver's proposal for the draft at the time its code is loaded; undefined when it can't be. */
async function solveDraft(
  ports: EditingPorts,
  solve: (solver: Solver, draft: DraftSquad, expectation: Expectation) => Proposal | null,
): Promise<Proposal | null | undefined> {
  try {
    const solver = await solverLoader.preload();
    const { present } = ports.store.getState().draft;
    return present && solve(solver, present, expectations(ports.world, ports.context.matchday));
  } catch {
    warn(ports, ports.words.builder('fillUnreachable'));
    return undefined;
  }
}

function propose(ports: EditingPorts, proposal: Proposal | null | undefined): proposal is Proposal {
  if (proposal === undefined) return false;
  if (proposal === null) {
    warn(ports, ports.words.builder('fillImpossible'));
    return false;
  }
  const { draft, ...proposed } = proposal;
  ports.store.dispatch(draftChanged(draft, ports.platform.clock.now()));
  ports.store.dispatch(squadProposed(proposed));
  return true;
}
