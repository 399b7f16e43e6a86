import {
  chooseCaptain,
  chooseViceCaptain,
  type DraftResult,
  type DraftSquad,
  moveBench,
  openSlots,
  pickPlayer,
  removePlayer,
  swapPlayers,
} from '@euro/game';
import { draftChanged, draftUndone } from '../store/draftSlice.js';
import { createFilling, type Filling } from './createFilling.js';
import { type EditingPorts, warn } from './EditingPorts.js';

/** Actions on a draft; each returns whether the rules allowed it, and is announced to screen readers. */
export interface DraftSteps extends Filling {
  pick(playerId: number): boolean;
  remove(playerId: number): boolean;
  makeCaptain(playerId: number): boolean;
  makeViceCaptain(playerId: number): boolean;
  swap(firstId: number, secondId: number): boolean;
  /** Puts a bench player at another turn; `place` counts from 1, the goalkeeper has none. */
  moveBench(playerId: number, place: number): boolean;
  undo(): void;
}

/**
 * Steps on the open draft, as it is in the store when one is made. The game decides, the store remembers, a refusal
 * becomes a notice.
 */
export function createSteps(ports: EditingPorts): DraftSteps {
  const { store, context, announce } = ports;
  const { builder: t, player: name } = ports.words;
  const { rules } = context;
  return {
    ...createFilling(ports),
    pick: (id) =>
      applyStep(
        ports,
        (draft) => pickPlayer(draft, id, context),
        (next) => t('announcePicked', { name: name(id), left: openSlots(next).total }),
      ),
    remove: (id) =>
      applyStep(
        ports,
        (draft) => removePlayer(draft, id),
        () => t('announceRemoved', { name: name(id) }),
      ),
    makeCaptain: (id) =>
      applyStep(
        ports,
        (draft) => chooseCaptain(draft, id, rules),
        () => t('announceCaptain', { name: name(id) }),
      ),
    makeViceCaptain: (id) =>
      applyStep(
        ports,
        (draft) => chooseViceCaptain(draft, id, rules),
        () => t('announceVice', { name: name(id) }),
      ),
    swap: (firstId, secondId) =>
      applyStep(
        ports,
        (draft) => swapPlayers(draft, firstId, secondId, rules),
        (next) => {
          const isOn = next.slots.some((slot) => slot.playerId === firstId && slot.role === 'starting');
          const [inId, outId] = isOn ? [firstId, secondId] : [secondId, firstId];
          return t('announceSwapped', { inName: name(inId), outName: name(outId) });
        },
      ),
    moveBench: (id, place) =>
      applyStep(
        ports,
        (draft) => moveBench(draft, id, place),
        () => t('announceBench', { name: name(id), place }),
      ),
    undo() {
      store.dispatch(draftUndone());
      announce(t('announceUndone'));
    },
  };
}

/** Makes a step on the present draft; false when there is none, or the rules refuse it. */
function applyStep(
  ports: EditingPorts,
  step: (draft: DraftSquad) => DraftResult,
  announcement: (next: DraftSquad) => string,
): boolean {
  const { store, words } = ports;
  const { present } = store.getState().draft;
  if (present === null) return false;
  const result = step(present);
  if (!result.ok) {
    warn(ports, words.rule(result));
    return false;
  }
  store.dispatch(draftChanged(result.draft, ports.platform.clock.now()));
  ports.announce(announcement(result.draft));
  return true;
}
