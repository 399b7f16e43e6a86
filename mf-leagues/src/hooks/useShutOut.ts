import type { OwnLeague } from '@euro/api-contract';
import { usePlatform, useText } from '@euro/platform/react';
import { useCallback, useRef } from 'react';
import { leagueTexts } from '../messages/leagueTexts.js';
import { askMineAgain } from '../store/askMineAgain.js';
import { forgetLeague } from '../store/forgetLeague.js';
import { useLeaguesDispatch } from '../store/makeStore.js';

/** What happens when one turns out to be no member any more: it is said once, and the own leagues are asked again. */
export function useShutOut({ id, name }: Pick<OwnLeague, 'id' | 'name'>): () => void {
  const { notices, navigation } = usePlatform();
  const t = useText(leagueTexts);
  const dispatch = useLeaguesDispatch();
  const isTold = useRef(false);
  return useCallback(() => {
    // Who left by his own hand is on his way elsewhere.
    if (isTold.current || navigation.location.value.pathname !== `/leagues/${id}`) return;
    isTold.current = true;
    notices.show({ tone: 'neutral', text: t('shutOut', { name }) });
    dispatch(forgetLeague(id));
    dispatch(askMineAgain());
  }, [id, name, notices, navigation, t, dispatch]);
}
