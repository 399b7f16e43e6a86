import type { Match } from '@euro/api-contract';
import { useText } from '@euro/platform/react';
import { stateTexts } from './stateTexts.js';

/** A state of a match that its score and time do not show, in a word. */
export function StateWord({ state }: { readonly state: NonNullable<Match['state']> }) {
  return <span>{useText(stateTexts)(state)}</span>;
}
