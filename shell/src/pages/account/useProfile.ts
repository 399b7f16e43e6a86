import type { User } from '@euro/api-contract';
import type { Loadable } from '@euro/platform';
import { usePlatform } from '@euro/platform/react';
import { useEffect, useState } from 'react';

/** The stored profile, and a function to fetch it again. */
export function useProfile(): { readonly profile: Loadable<User>; retry(): void } {
  const { api } = usePlatform();
  const [profile, setProfile] = useState<Loadable<User>>({ status: 'loading', value: null });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    const left = new AbortController();
    api.call('GET user/profile', { signal: left.signal }).then(({ data }) => {
      if (left.signal.aborted) return;
      setProfile(data ? { status: 'ready', value: data } : { status: 'failed', value: null });
    });
    return () => left.abort();
  }, [api, attempt]);

  return {
    profile,
    retry() {
      setProfile({ status: 'loading', value: null });
      setAttempt(attempt + 1);
    },
  };
}
