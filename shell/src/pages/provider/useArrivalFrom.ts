import { usePlatform, useShared, useText } from '@euro/platform/react';
import { useEffect, useRef, useState } from 'react';
import type { Arrival } from '../../session/external-providers/arriveFrom.js';
import { useSessionActions } from '../../session/SessionActions.js';
import type { SignInMethod } from '../../session/sessionSource.js';
import { reclaimedQuery } from '../account/reclaimedQuery.js';
import { providerTexts } from '../texts/providerTexts.js';

/**
 * Finishes a provider's sign-in and goes to the remembered page or to the team (spec §2); any other outcome goes to
 * /home with a notice (spec §8).
 * @param arrive called once for any number of renders: a code works once
 */
export function useArrivalFrom(method: SignInMethod, arrive: () => Promise<Arrival>): void {
  const t = useText(providerTexts);
  const { navigation, notices, state } = usePlatform();
  const actions = useSessionActions();
  const teams = useShared(state.myTeams);
  const isArchive = state.isArchive?.value ?? false;
  const arrival = useRef<Promise<Arrival>>(null);
  const [isIn, setIsIn] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: it arrives once, whatever is drawn again
  useEffect(() => {
    const go = (path: string) => navigation.go(path, { replace: true });
    let isLeft = false;
    arrival.current ??= arrive();
    arrival.current.then((arrival) => {
      if (isLeft) return;
      if (arrival.kind === 'nothing') return go(arrival.returnTo ?? '/home');
      if (arrival.kind === 'signed-in') {
        const { answer, returnTo } = arrival;
        const { user, isNew, reclaimed, token, expiresAt } = answer;
        actions.start({ ...user, token, expiresAt }, { method, isNew });
        if (isNew) notices.show({ tone: 'positive', text: t('registered', { name: user.firstName }) });
        // News about the account takes precedence over the remembered page.
        if (reclaimed) return go(`/profile?${reclaimedQuery}`);
        // A new account builds a team next, in the competition that it came from, unless it was on a page of its own.
        return returnTo ? go(isNew ? returnTo.replace(/\/(home)?$/, '/new') : returnTo) : setIsIn(true);
      }
      if (arrival.kind === 'refused') {
        const { code, message: text } = arrival.error;
        const action = { label: t('register'), onPress: () => navigation.go('/register') };
        notices.show({ tone: 'danger', text, ...(code === 'facebook-unknown' && { action }) });
      } else {
        notices.show({ tone: arrival.kind === 'cancelled' ? 'neutral' : 'warning', text: t(arrival.kind) });
      }
      go('/home');
    });
    return () => {
      isLeft = true;
    };
  }, []);

  useEffect(() => {
    if (!isIn || teams.status === 'loading') return;
    const team = teams.value?.[0];
    const path = team ? `/team/${team.id}` : isArchive ? '/home' : '/new';
    navigation.go(teams.value && navigation.has(path) ? path : '/home', { replace: true });
  }, [isIn, teams, navigation, isArchive]);
}
