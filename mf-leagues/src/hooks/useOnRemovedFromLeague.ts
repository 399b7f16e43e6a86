import type { OwnLeague } from '@euro/api-contract';
import { usePlatform, useText } from '@euro/platform/react';
import { useCallback, useRef } from 'react';
import { forgetLeague } from '../store/forgetLeague.js';
import { useLeaguesDispatch } from '../store/leaguesStore.js';
import { refetchMyLeagues } from '../store/refetchMyLeagues.js';
import { leagueTexts } from '../texts/leagueTexts.js';

/** Handles the loss of membership: shows one notice, and fetches the user's leagues again. */
export function useOnRemovedFromLeague({ id, name }: Pick<OwnLeague, 'id' | 'name'>): () => void {
  const { notices, navigation } = usePlatform();
  const t = useText(leagueTexts);
  const dispatch = useLeaguesDispatch();
  const isNotified = useRef(false);
  return useCallback(() => {
    // Users who left themselves are navigating already.
    if (isNotified.current || navigation.location.value.pathname !== `/leagues/${id}`) return;
    isNotified.current = true;
    notices.show({ tone: 'neutral', text: t('shutOut', { name }) });
    dispatch(forgetLeague(id));
    dispatch(refetchMyLeagues());
  }, [id, name, notices, navigation, t, dispatch]);
}
