import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter';
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';

/** Inputs and callbacks of dragging a player over a pitch. */
export interface DragPlayers {
  mayDrag(playerId: number): boolean;
  mayDrop(playerId: number, onId: number): boolean;
  onStart(playerId: number): void;
  /** Over a player on whom he may be dropped; null over anything else. */
  onOver(playerId: number | null): void;
  onDrop(playerId: number, onId: number): void;
  /** After the drop too, or when it came to nothing. */
  onEnd(): void;
}

/** Marks the element of a player on a pitch. */
const PLAYER_ATTRIBUTE = 'data-player';

/** Makes every player inside an element draggable onto the others; returns how to stop. */
export function dragPlayers(root: HTMLElement, players: DragPlayers): () => void {
  const elements = [...root.querySelectorAll<HTMLElement>(`[${PLAYER_ATTRIBUTE}]`)];
  return combine(...elements.flatMap((element) => partsOf(element, players)));
}

function partsOf(element: HTMLElement, players: DragPlayers): (() => void)[] {
  const playerId = idOf(element);
  return [
    draggable({
      element,
      canDrag: () => players.mayDrag(playerId),
      onDragStart: () => players.onStart(playerId),
      onDropTargetChange: ({ location }) => {
        const [over] = location.current.dropTargets;
        players.onOver(over === undefined ? null : idOf(over.element));
      },
      onDrop: ({ location }) => {
        const [target] = location.current.dropTargets;
        if (target !== undefined) players.onDrop(playerId, idOf(target.element));
        players.onEnd();
      },
    }),
    dropTargetForElements({
      element,
      canDrop: ({ source }) => players.mayDrop(idOf(source.element), playerId),
    }),
  ];
}

function idOf(element: Element): number {
  return Number(element.getAttribute(PLAYER_ATTRIBUTE));
}
