import type { Reminders } from '@euro/api-contract';
import type { Loadable } from '@euro/platform';
import { usePlatform, useShared } from '@euro/platform/react';
import { useEffect, useState } from 'react';

interface LoadedReminders {
  readonly reminders: Loadable<Reminders>;
  retry(): void;
}

/** The user's mail settings, in the language of the page, and a function to fetch them again. */
export function useReminders(): LoadedReminders {
  const { api, state } = usePlatform();
  const locale = useShared(state.locale);
  const [reminders, setReminders] = useState<Loadable<Reminders>>({ status: 'loading', value: null });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again, another language for another address
  useEffect(() => {
    const left = new AbortController();
    api.call('GET user/reminders', { signal: left.signal }).then(({ data }) => {
      if (left.signal.aborted) return;
      // What was there before stays: it is better than nothing.
      setReminders((before) => (data ? { status: 'ready', value: data } : { ...before, status: 'failed' }));
    });
    return () => left.abort();
  }, [api, attempt, locale]);

  return {
    reminders,
    retry() {
      setReminders({ status: 'loading', value: null });
      setAttempt(attempt + 1);
    },
  };
}
