import { LEAGUE_NAME_LENGTH, validateLeagueName } from '@euro/game';
import { useText } from '@euro/platform/react';
import { settingsTexts } from '../texts/settingsTexts.js';

/** Returns the function that validates a league's name: the problem in a sentence, null for a valid one (spec §5). */
export function useNameProblem(): (name: string) => string | null {
  const t = useText(settingsTexts);
  return (name) => {
    const result = validateLeagueName(name);
    if (result.ok) return null;
    switch (result.code) {
      case 'name-too-short':
        return t('nameShort');
      case 'name-too-long':
        return t('nameLong', { most: LEAGUE_NAME_LENGTH.max });
      case 'name-control-characters':
        return t('nameSigns');
      case 'name-link':
        return t('nameLink');
    }
  };
}
