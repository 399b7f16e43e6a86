import type { User } from '@euro/api-contract';
import type { Loadable } from '@euro/platform';
import { usePlatform } from '@euro/platform/react';
import { useEffect, useState } from 'react';

/** The stored profile, and a function to fetch it again. */
export function useProfile(): { readonly profile: Loadable<User>; retry(): void } {
  const { api } = usePlatform();
  const [profile, setProfile] = useState<Loadable<User>>({ status: 'loading', value: null });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: fetches again at each attempt
  useEffect(() => {
    const controller = new AbortController();
    api.call('GET user/profile', { signal: controller.signal }).then(({ data }) => {
      if (controller.signal.aborted) return;
      setProfile(data ? { status: 'ready', value: data } : { status: 'failed', value: null });
    });
    return () => controller.abort();
  }, [api, attempt]);

  return {
    profile,
    retry() {
      setProfile({ status: 'loading', value: null });
      setAttempt(attempt + 1);
    },
  };
}
