import type { FailureCode } from '@euro/platform/host';
import { useLocale } from '@euro/platform/react';
import { useEffect, useState } from 'react';

type FailureParts = typeof import('./failureParts.js');

let cached: FailureParts | null | undefined;

/** Preloads what failures are shown with, for when the connection is lost; null when it can't be loaded. */
export async function loadFailureParts(): Promise<FailureParts | null> {
  cached ??= await import(
    /* webpackChunkName: "later", webpackFetchPriority: "low" */ './failureParts.js'
  ).catch(() => null);
  return cached ?? null;
}

/** Components that show failures: undefined while loading, null when they can't be loaded. */
export function useFailureParts(): FailureParts | null | undefined {
  const [parts, setParts] = useState(cached ?? undefined);
  const [isMissing, setIsMissing] = useState(false);
  useEffect(() => {
    let isLeft = false;
    void loadFailureParts().then((loaded) => {
      if (isLeft) return;
      if (loaded) setParts(loaded);
      else setIsMissing(true);
    });
    return () => {
      isLeft = true;
    };
  }, []);
  return parts ?? (isMissing ? null : undefined);
}

/** A failure's advice to the fan, in his language: null while it is loading, empty when it can't be loaded. */
export function useFailureSentence(code: FailureCode): string | null {
  const locale = useLocale();
  const parts = useFailureParts();
  if (parts === undefined) return null;
  return parts?.failureSentences[code][locale] ?? '';
}
