import type { SquadContext } from '@euro/game';
import type { commonTexts, RuleBreach, World } from '@euro/game-ui';
import type { ApiFailure, Platform } from '@euro/platform';
import type { Texts, Translate } from '@euro/platform/react';
import type { DraftChange } from '../domain/draftChanges.js';
import type { TeamStore } from '../store/teamStore.js';
import type { builderTexts } from '../texts/builderTexts.js';
import type { teamTexts } from '../texts/teamTexts.js';

/** What editing a team needs of the page around it; a test hands in its own. */
export interface EditingPorts {
  readonly store: TeamStore;
  readonly platform: Platform;
  readonly world: World;
  /** Prices, money and rules of the matchday that is edited. */
  readonly context: SquadContext;
  readonly words: EditingWords;
  /** Says a step to screen readers. */
  readonly announce: (text: string) => void;
}

type Sentences<T> = T extends Texts<infer K> ? Translate<K> : never;

/** Sentences and names in the reader's language. */
export interface EditingWords {
  readonly builder: Sentences<typeof builderTexts>;
  readonly common: Sentences<typeof commonTexts>;
  readonly team: Sentences<typeof teamTexts>;
  /** The name on a player's plate. */
  readonly player: (playerId: number) => string;
  readonly rule: (breach: RuleBreach) => string;
  readonly failure: (failure: ApiFailure) => string;
  readonly change: (change: DraftChange) => string;
  /** "8 min voor de deadline", of milliseconds before it. */
  readonly lead: (milliseconds: number) => string;
}

/** Says in a notice why a press changed nothing. */
export function warn({ platform }: Pick<EditingPorts, 'platform'>, text: string): void {
  platform.notices.show({ tone: 'warning', text });
}
