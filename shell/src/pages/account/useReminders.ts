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

  // biome-ignore lint/correctness/useExhaustiveDependencies: fetches at each attempt, and for each language
  useEffect(() => {
    const controller = new AbortController();
    api.call('GET user/reminders', { signal: controller.signal }).then(({ data }) => {
      if (controller.signal.aborted) return;
      // After a failure the previous value remains.
      setReminders((previous) =>
        data ? { status: 'ready', value: data } : { ...previous, status: 'failed' },
      );
    });
    return () => controller.abort();
  }, [api, attempt, locale]);

  return {
    reminders,
    retry() {
      setReminders({ status: 'loading', value: null });
      setAttempt(attempt + 1);
    },
  };
}
