import { useAnnounce } from '@euro/design-system';
import {
  chooseCaptain,
  chooseViceCaptain,
  type DraftResult,
  type DraftSquad,
  moveBench,
  openSlots,
  pickPlayer,
  removePlayer,
  replacePlayers,
  type SquadContext,
  type SquadSwap,
  swapPlayers,
} from '@euro/game';
import { useNames, useRuleText, type World } from '@euro/game-ui';
import { usePlatform, useText } from '@euro/platform/react';
import { useMemo } from 'react';
import { builderTexts } from '../messages/builderTexts.js';
import { draftChanged, draftUndone } from '../store/draftSlice.js';
import { exchangedBack } from '../store/exchangedBack.js';
import { useTeamDispatch } from '../store/makeStore.js';

/** What a player can do to a draft; each step answers whether the rules allowed it, and is spoken. */
export interface DraftSteps {
  pick(playerId: number): boolean;
  remove(playerId: number): boolean;
  makeCaptain(playerId: number): boolean;
  makeViceCaptain(playerId: number): boolean;
  swap(firstId: number, secondId: number): boolean;
  /** Puts a bench player at another turn; `place` counts from 1, the goalkeeper has none. */
  moveBench(playerId: number, place: number): boolean;
  /** Takes the swaps that make the money fill the squad; the message that says so can take them back. */
  exchange(swaps: readonly SquadSwap[]): void;
  undo(): void;
}

/** How long swaps that were taken at one press can be taken back from their message. */
const UNDO_MS = 10_000;

/** Steps on the open draft: the game decides, the store remembers, a refusal is told. */
export function useDraftSteps(draft: DraftSquad, context: SquadContext, world: World): DraftSteps {
  const dispatch = useTeamDispatch();
  const announce = useAnnounce();
  const { notices, clock } = usePlatform();
  const t = useText(builderTexts);
  const names = useNames(world);
  const ruleText = useRuleText(world);
  return useMemo(() => {
    const take = (result: DraftResult, said: (next: DraftSquad) => string): boolean => {
      if (!result.ok) {
        notices.show({ tone: 'warning', text: ruleText(result) });
        return false;
      }
      dispatch(draftChanged(result.draft, clock.now()));
      announce(said(result.draft));
      return true;
    };
    const name = names.player;
    return {
      pick: (id) =>
        take(pickPlayer(draft, id, context), (next) =>
          t('announcePicked', { name: name(id), left: openSlots(next).total }),
        ),
      remove: (id) => take(removePlayer(draft, id), () => t('announceRemoved', { name: name(id) })),
      makeCaptain: (id) =>
        take(chooseCaptain(draft, id, context.rules), () => t('announceCaptain', { name: name(id) })),
      makeViceCaptain: (id) =>
        take(chooseViceCaptain(draft, id, context.rules), () => t('announceVice', { name: name(id) })),
      swap: (firstId, secondId) =>
        take(swapPlayers(draft, firstId, secondId, context.rules), (next) => {
          const isOn = next.slots.some((slot) => slot.playerId === firstId && slot.role === 'starting');
          const [inId, outId] = isOn ? [firstId, secondId] : [secondId, firstId];
          return t('announceSwapped', { inName: name(inId), outName: name(outId) });
        }),
      moveBench: (id, place) =>
        take(moveBench(draft, id, place), () => t('announceBench', { name: name(id), place })),
      exchange(swaps) {
        dispatch(draftChanged(replacePlayers(draft, swaps), clock.now()));
        const text = swaps
          .map(({ outId, inId }) => t('announceSwapped', { inName: name(inId), outName: name(outId) }))
          .join('. ');
        const back = swaps.map(({ outId, inId }) => ({ outId: inId, inId: outId }));
        notices.show({
          tone: 'neutral',
          text,
          duration: UNDO_MS,
          action: {
            label: t('undoExchange'),
            // On the draft of that moment: what was changed since stays.
            onPress: () => void dispatch(exchangedBack(back, clock.now())),
          },
        });
      },
      undo: () => {
        dispatch(draftUndone());
        announce(t('announceUndone'));
      },
    };
  }, [draft, context, dispatch, announce, notices, clock, t, names, ruleText]);
}
