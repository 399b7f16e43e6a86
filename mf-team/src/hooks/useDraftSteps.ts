import { useAnnounce } from '@euro/design-system';
import {
  chooseCaptain,
  chooseViceCaptain,
  type DraftResult,
  type DraftSquad,
  type Expectation,
  moveBench,
  openSlots,
  pickPlayer,
  removePlayer,
  replacePlayers,
  type SquadContext,
  type SquadSwap,
  swapPlayers,
} from '@euro/game';
import { expectations, useNames, useRuleText, useWorld } from '@euro/game-ui';
import { usePlatform, useText } from '@euro/platform/react';
import { useMemo } from 'react';
import { useStore } from 'react-redux';
import type { Proposal } from '../domain/proposeSquad.js';
import { draftChanged, draftUndone } from '../store/draftSlice.js';
import { squadProposed } from '../store/proposalSlice.js';
import { exchangedBack, filledBack } from '../store/takenBack.js';
import { type TeamState, useTeamDispatch } from '../store/teamStore.js';
import { builderTexts } from '../texts/builderTexts.js';

/** Actions on a draft; each returns whether the rules allowed it, and is announced to screen readers. */
export interface DraftSteps {
  pick(playerId: number): boolean;
  remove(playerId: number): boolean;
  makeCaptain(playerId: number): boolean;
  makeViceCaptain(playerId: number): boolean;
  swap(firstId: number, secondId: number): boolean;
  /** Puts a bench player at another turn; `place` counts from 1, the goalkeeper has none. */
  moveBench(playerId: number, place: number): boolean;
  /** Makes the swaps with which the money fills the squad; its notice offers undo. */
  exchange(swaps: readonly SquadSwap[]): void;
  /**
   * Fills the open places with the best expected points for the money; its notice offers undo.
   * @param isQuiet without the notice: the view of the proposal offers undo
   * @returns false when it was impossible
   */
  fill(isQuiet?: boolean): Promise<boolean>;
  /** Replaces all proposed players, or one of them. */
  fillOtherwise(playerId?: number): Promise<void>;
  undo(): void;
}

type Solver = typeof import('../domain/proposeSquad.js');

/** Loader of the solver that fills a squad, needed after a press. Fetch it ahead (`useFetchAhead`). */
export const solverLoader = {
  preload: (): Promise<Solver> => import(/* webpackChunkName: "picker" */ '../domain/proposeSquad.js'),
};

/** How long the notice of a bulk change offers undo, in milliseconds. */
const UNDO_MS = 10_000;

/**
 * Steps on the open draft, as it is in the store when one is made: they stay the same functions while it changes. The
 * game decides, the store remembers, a refusal becomes a notice.
 */
export function useDraftSteps(context: SquadContext): DraftSteps {
  const dispatch = useTeamDispatch();
  const store = useStore<TeamState>();
  const announce = useAnnounce();
  const { notices, clock } = usePlatform();
  const t = useText(builderTexts);
  const names = useNames();
  const ruleText = useRuleText();
  const world = useWorld();
  return useMemo(() => {
    const applyStep = (
      step: (draft: DraftSquad) => DraftResult,
      announcement: (next: DraftSquad) => string,
    ): boolean => {
      const { present } = store.getState().draft;
      if (present === null) return false;
      const result = step(present);
      if (!result.ok) {
        notices.show({ tone: 'warning', text: ruleText(result) });
        return false;
      }
      dispatch(draftChanged(result.draft, clock.now()));
      announce(announcement(result.draft));
      return true;
    };
    /** The solver's proposal for the draft at the time its code is loaded. */
    const solveDraft = async (
      solve: (solver: Solver, draft: DraftSquad, expectation: Expectation) => Proposal | null,
    ): Promise<Proposal | null | undefined> => {
      try {
        const solver = await solverLoader.preload();
        const { present } = store.getState().draft;
        return present && solve(solver, present, expectations(world, context.matchday));
      } catch {
        notices.show({ tone: 'warning', text: t('fillUnreachable') });
        return undefined;
      }
    };
    const propose = (proposal: Proposal | null | undefined): proposal is Proposal => {
      if (proposal === undefined) return false;
      if (proposal === null) {
        notices.show({ tone: 'warning', text: t('fillImpossible') });
        return false;
      }
      const { draft, ...proposed } = proposal;
      dispatch(draftChanged(draft, clock.now()));
      dispatch(squadProposed(proposed));
      return true;
    };
    const name = names.player;
    return {
      pick: (id) =>
        applyStep(
          (draft) => pickPlayer(draft, id, context),
          (next) => t('announcePicked', { name: name(id), left: openSlots(next).total }),
        ),
      remove: (id) =>
        applyStep(
          (draft) => removePlayer(draft, id),
          () => t('announceRemoved', { name: name(id) }),
        ),
      makeCaptain: (id) =>
        applyStep(
          (draft) => chooseCaptain(draft, id, context.rules),
          () => t('announceCaptain', { name: name(id) }),
        ),
      makeViceCaptain: (id) =>
        applyStep(
          (draft) => chooseViceCaptain(draft, id, context.rules),
          () => t('announceVice', { name: name(id) }),
        ),
      swap: (firstId, secondId) =>
        applyStep(
          (draft) => swapPlayers(draft, firstId, secondId, context.rules),
          (next) => {
            const isOn = next.slots.some((slot) => slot.playerId === firstId && slot.role === 'starting');
            const [inId, outId] = isOn ? [firstId, secondId] : [secondId, firstId];
            return t('announceSwapped', { inName: name(inId), outName: name(outId) });
          },
        ),
      moveBench: (id, place) =>
        applyStep(
          (draft) => moveBench(draft, id, place),
          () => t('announceBench', { name: name(id), place }),
        ),
      exchange(swaps) {
        const { present } = store.getState().draft;
        if (present === null) return;
        dispatch(draftChanged(replacePlayers(present, swaps), clock.now()));
        const text = swaps
          .map(({ outId, inId }) => t('announceSwapped', { inName: name(inId), outName: name(outId) }))
          .join('. ');
        const back = swaps.map(({ outId, inId }) => ({ outId: inId, inId: outId }));
        notices.show({
          tone: 'neutral',
          text,
          duration: UNDO_MS,
          endsWithPage: true,
          action: {
            label: t('undoExchange'),
            // Applied to the current draft: later changes stay.
            onPress: () => void dispatch(exchangedBack(back, clock.now())),
          },
        });
      },
      async fill(isQuiet = false) {
        const proposal = await solveDraft(({ proposeSquad }, draft, expectation) =>
          proposeSquad(draft, context, expectation),
        );
        if (!propose(proposal)) return false;
        const { addedIds } = proposal;
        const text = `${t('filled', { count: addedIds.length })}. ${t('filledBy')}.`;
        if (isQuiet) announce(text);
        else {
          notices.show({
            tone: 'neutral',
            text,
            duration: UNDO_MS,
            endsWithPage: true,
            action: {
              label: t('undoExchange'),
              onPress: () => void dispatch(filledBack(addedIds, clock.now())),
            },
          });
        }
        return true;
      },
      async fillOtherwise(playerId) {
        const before = store.getState().proposal;
        const outIds = playerId === undefined ? before.addedIds : [playerId];
        const proposal = await solveDraft(({ proposeOther }, draft, expectation) =>
          proposeOther(draft, context, expectation, before, outIds),
        );
        if (propose(proposal)) announce(t('announceOthers'));
      },
      undo: () => {
        dispatch(draftUndone());
        announce(t('announceUndone'));
      },
    };
  }, [store, context, dispatch, announce, notices, clock, t, names, ruleText, world]);
}
