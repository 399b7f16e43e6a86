import type { OwnLeague } from '@euro/api-contract';
import { usePlatform, useText } from '@euro/platform/react';
import { useCallback, useRef } from 'react';
import { askMineAgain } from '../store/askMineAgain.js';
import { forgetLeague } from '../store/forgetLeague.js';
import { useLeaguesDispatch } from '../store/leaguesStore.js';
import { leagueTexts } from '../texts/leagueTexts.js';

/** What happens when one turns out to be no member any more: it is said once, and the own leagues are fetched again. */
export function useOnRemovedFromLeague({ id, name }: Pick<OwnLeague, 'id' | 'name'>): () => void {
  const { notices, navigation } = usePlatform();
  const t = useText(leagueTexts);
  const dispatch = useLeaguesDispatch();
  const isNotified = useRef(false);
  return useCallback(() => {
    // Who left by his own hand is on his way elsewhere.
    if (isNotified.current || navigation.location.value.pathname !== `/leagues/${id}`) return;
    isNotified.current = true;
    notices.show({ tone: 'neutral', text: t('shutOut', { name }) });
    dispatch(forgetLeague(id));
    dispatch(askMineAgain());
  }, [id, name, notices, navigation, t, dispatch]);
}
