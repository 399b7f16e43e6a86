import { type CompletePair, withIncoming, withOutgoing } from '../domain/draftPair.js';
import { evaluateDraft } from '../domain/evaluateDraft.js';
import { refusalToBringIn, refusalToPutOut, type StepRefusal } from '../domain/refusals.js';
import type { SavedTeam } from '../domain/savedTeam.js';
import {
  pairsReplaced,
  pairTakenBack,
  playerBroughtIn,
  playerPutOut,
  playersBroughtIn,
} from '../store/draftSlice.js';
import type { DraftingPorts } from './DraftingPorts.js';

/** Actions on the draft; a refused one shows a notice, a successful one is announced. */
export interface TransferSteps {
  putOut(outId: number): boolean;
  bringIn(outId: number, inId: number): boolean;
  /** Prepares all of these transfers, or none. */
  bringInAll(transfers: readonly CompletePair[]): boolean;
  takeBack(outId: number): void;
  clear(): void;
}

/** Steps on the draft of this team that is in the store. */
export function createTransferSteps(ports: DraftingPorts, team: SavedTeam): TransferSteps {
  const { store, platform, words, announce } = ports;
  const { dispatch } = store;
  const currentPairs = () => store.getState().draft.pairs;
  const isRefused = (refusal: StepRefusal | null): boolean => {
    if (refusal !== null) platform.notices.show({ tone: 'warning', text: words.issue(refusal) });
    return refusal !== null;
  };
  return {
    putOut(outId) {
      if (isRefused(refusalToPutOut(outId, currentPairs(), team))) return false;
      dispatch(playerPutOut(outId));
      announce(words.page('announceOut', { name: words.player(outId) }));
      return true;
    },
    bringIn(outId, inId) {
      const pairs = currentPairs();
      if (isRefused(refusalToBringIn(inId, outId, pairs, team))) return false;
      dispatch(playerBroughtIn({ outId, inId }));
      const { moneyLeft } = evaluateDraft(withIncoming(pairs, outId, inId), team);
      const names = { inName: words.player(inId), outName: words.player(outId) };
      announce(words.page('announceIn', { ...names, money: words.money(moneyLeft) }));
      return true;
    },
    bringInAll(transfers) {
      let pairs = currentPairs();
      for (const { outId } of transfers) {
        if (isRefused(refusalToPutOut(outId, pairs, team))) return false;
        pairs = withOutgoing(pairs, outId);
      }
      // All are sold before the first one is bought: their order decides nothing.
      for (const { outId, inId } of transfers) {
        if (isRefused(refusalToBringIn(inId, outId, pairs, team))) return false;
        pairs = withIncoming(pairs, outId, inId);
      }
      dispatch(playersBroughtIn(transfers));
      const { moneyLeft } = evaluateDraft(pairs, team);
      announce(words.page('announceAll', { count: transfers.length, money: words.money(moneyLeft) }));
      return true;
    },
    takeBack(outId) {
      dispatch(pairTakenBack(outId));
      announce(words.page('announceBack', { name: words.player(outId) }));
    },
    clear() {
      const pairs = currentPairs();
      dispatch(pairsReplaced([]));
      const undo = { label: words.page('undo'), onPress: () => dispatch(pairsReplaced(pairs)) };
      // The draft that it restores is the open page's.
      platform.notices.show({
        tone: 'neutral',
        text: words.page('cleared'),
        action: undo,
        endsWithPage: true,
      });
    },
  };
}
