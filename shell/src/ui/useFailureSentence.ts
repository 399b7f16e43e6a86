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

/** A failure's advice to the fan, in his language: null while it is loading, empty when it can't be loaded. */
export function useFailureSentence(code: FailureCode): string | null {
  const locale = useLocale();
  const [parts, setParts] = useState<FailureParts | null | undefined>(cached ?? undefined);
  useEffect(() => {
    let isLeft = false;
    void loadFailureParts().then((loaded) => !isLeft && setParts(loaded));
    return () => {
      isLeft = true;
    };
  }, []);
  if (parts === undefined) return null;
  return parts?.failureSentences[code][locale] ?? '';
}
