import type { RefObject } from 'react';
import type { PitchMoves } from '../editing/createSelection.js';
import { showPitch } from './showPitch.js';

/** What had the focus when a sheet was opened, with its player and the index of his place. */
interface Opener {
  readonly element: Element | null;
  readonly scope: Element | null;
  readonly playerId: number;
  readonly place: number;
}

/** Keeps the focus on the player who was pressed, while cards change rows. */
export interface PitchFocus extends PitchMoves {
  /** The draft was drawn: the moved player has the focus again. */
  afterMove(): void;
  /** The sheet is closed: a step of it may have moved the card that opened it, or emptied its place. */
  afterSheet(): void;
}

export function createPitchFocus(pitch: RefObject<HTMLElement | null>): PitchFocus {
  let opener: Opener | null = null;
  let moved: { readonly id: number; readonly scope: Element } | null = null;
  /** The pitch of a pressed card: that of the picker, or the one of the page. */
  const scopeOf = (card: Element | null) => card?.closest('[role="dialog"]') ?? pitch.current;
  const focusOn = (scope: Element | null, selector: string) =>
    scope?.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });
  return {
    sheetOpens(playerId, place) {
      const element = document.activeElement;
      opener = { element, scope: scopeOf(element), playerId, place };
    },
    playerMoves(id) {
      // His card becomes another element: removing a focused one makes the browser lay the page out in between.
      const card = document.activeElement;
      const scope = scopeOf(card);
      if (!(card instanceof HTMLElement) || !scope?.contains(card)) return;
      card.blur();
      moved = { id, scope };
    },
    showPitch: () => showPitch(pitch.current),
    afterMove() {
      if (moved !== null) focusOn(moved.scope, `[data-player="${moved.id}"]`);
      moved = null;
    },
    afterSheet() {
      if (opener !== null && !opener.element?.isConnected) {
        const { scope, playerId, place } = opener;
        // His card, or his place when he left it: only one of them is there.
        focusOn(scope, `[data-player="${playerId}"], [data-place="${place}"]`);
      }
      opener = null;
    },
  };
}
