import { CORRECTED_FIELDS, type Correction } from '@euro/api-contract';
import { statTexts } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { correctionTexts } from '../texts/correctionTexts.js';

/** A figure of the statistics that may be corrected. */
export type Figure = Correction['field'];

/** All of them, in the order of the feed. */
export const FIGURES: readonly Figure[] = CORRECTED_FIELDS;

/** Figures that a feed may leave out. */
export const MAY_BE_EMPTY: readonly Figure[] = ['inMin', 'outMin', 'skillIndex'];

/** Names of figures: the texts of the statistics, and the feed's. */
export function useFieldNames(): (field: Figure) => string {
  const t = useText(correctionTexts);
  const stat = useText(statTexts);
  return (field) => {
    switch (field) {
      case 'inMin':
      case 'outMin':
      case 'second_yellow':
      case 'skillIndex':
      case 'minutes':
        return t(field);
      default:
        return stat(field);
    }
  };
}
