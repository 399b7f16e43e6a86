import { LEAGUE_NAME_LENGTH, validateLeagueName } from '@euro/game';
import { useText } from '@euro/platform/react';
import { settingsTexts } from '../texts/settingsTexts.js';

/** Gives the function that says why a league can't be called so; null when it can (spec §5). */
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
