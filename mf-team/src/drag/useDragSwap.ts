import { COACH, type DraftSquad, refusalToSwap, type SquadContext, slotOf } from '@euro/game';
import { usePlatform } from '@euro/platform/react';
import { useEffect, useRef, useState } from 'react';
import type { PitchSelection } from '../hooks/usePitchSelection.js';
import type { DragPlayers, dragPlayers } from './dragPlayers.js';

/** Callbacks of a drag on the pitch. */
interface DragSwap {
  /** The player on whom the dragged one would be dropped. */
  readonly overId: number | null;
}

/**
 * Swaps by drag and drop, for mouse and pen: its code is loaded when such a pointer first enters the pitch. A bench
 * player dropped on another one takes his place in the order.
 */
export function useDragSwap(
  draft: DraftSquad,
  side: PitchSelection,
  { rules }: Pick<SquadContext, 'rules'>,
): DragSwap {
  const { report } = usePlatform();
  const [overId, setOverId] = useState<number | null>(null);
  const [drag, setDrag] = useState<{ readonly players: typeof dragPlayers } | null>(null);
  const { pitch } = side;

  const players = useRef<DragPlayers>(null);
  useEffect(() => {
    players.current = {
      mayDrag: (id) => draft.slots[slotOf(draft, id)]?.positionId !== COACH,
      mayDrop: (id, onId) => refusalToSwap(draft, id, onId, rules) === null,
      onStart: side.startDrag,
      onOver: setOverId,
      onDrop(id, onId) {
        const bench = draft.slots.filter(({ role }) => role === 'bench').map(({ playerId }) => playerId);
        if (bench.includes(id) && bench.includes(onId)) side.steps.moveBench(id, bench.indexOf(onId));
        else side.steps.swap(id, onId);
      },
      onEnd() {
        setOverId(null);
        side.stopSwap();
      },
    };
  });

  useEffect(() => {
    const root = pitch.current;
    if (root === null || drag !== null) return;
    let isGone = false;
    const handleEnter = ({ pointerType }: PointerEvent) => {
      if (pointerType === 'touch') return;
      root.removeEventListener('pointerover', handleEnter);
      import('./dragPlayers.js').then(
        (file) => !isGone && setDrag({ players: file.dragPlayers }),
        (error: unknown) => report(error, { part: 'drag' }),
      );
    };
    root.addEventListener('pointerover', handleEnter);
    return () => {
      isGone = true;
      root.removeEventListener('pointerover', handleEnter);
    };
  }, [pitch, drag, report]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another draft puts other players on other elements.
  useEffect(() => {
    if (drag === null || pitch.current === null) return;
    return drag.players(pitch.current, {
      mayDrag: (id) => players.current?.mayDrag(id) ?? false,
      mayDrop: (id, onId) => players.current?.mayDrop(id, onId) ?? false,
      onStart: (id) => players.current?.onStart(id),
      onOver: (id) => players.current?.onOver(id),
      onDrop: (id, onId) => players.current?.onDrop(id, onId),
      onEnd: () => players.current?.onEnd(),
    });
  }, [drag, pitch, draft]);

  return { overId };
}
