import type { TeamView } from '@euro/api-contract';
import type { MessageParams } from '@euro/game';
import type { World } from '@euro/game-ui';
import type { ApiFailure, Platform } from '@euro/platform';
import type { Texts, Translate } from '@euro/platform/react';
import type { TransfersStore } from '../store/transfersStore.js';
import type { confirmTexts } from '../texts/confirmTexts.js';
import type { pageTexts } from '../texts/pageTexts.js';

/** What the draft of transfers needs of the page around it; a test hands in its own. */
export interface DraftingPorts {
  readonly store: TransfersStore;
  readonly platform: Platform;
  readonly world: World;
  readonly words: DraftingWords;
  /** Says a step to screen readers. */
  readonly announce: (text: string) => void;
}

type Sentences<T> = T extends Texts<infer K> ? Translate<K> : never;

/** Sentences and names in the reader's language. */
export interface DraftingWords {
  readonly confirm: Sentences<typeof confirmTexts>;
  readonly page: Sentences<typeof pageTexts>;
  readonly player: (playerId: number) => string;
  readonly failure: (failure: ApiFailure) => string;
  readonly issue: (breach: Breach) => string;
  /** "8 min voor de deadline", of milliseconds before it. */
  readonly lead: (milliseconds: number) => string;
  /** "€ 3,0 mln over", or how much is missing; tenths of a million. */
  readonly money: (moneyLeft: number) => string;
  /** "Duah en Olmo". */
  readonly list: (names: readonly string[]) => string;
}

/** A refused step or a broken rule: its code, and the ids and tenths of a million that its sentence needs. */
export interface Breach {
  readonly code: string;
  readonly params: MessageParams;
}

/** The team whose transfers are prepared. */
export interface DraftedTeam {
  readonly view: TeamView;
  /** The matchday that the transfers are for. */
  readonly weekId: number;
}
