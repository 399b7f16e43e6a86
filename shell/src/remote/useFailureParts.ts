import type { FailureCode } from '@euro/platform/host';
import { useLocale } from '@euro/platform/react';
import { useEffect, useState } from 'react';

type FailureParts = typeof import('./failureParts.js');

let known: FailureParts | null | undefined;

/** Has at hand what failures are told with, for when the line is gone; null when it can't be had. */
export async function loadFailureParts(): Promise<FailureParts | null> {
  known ??= await import(/* webpackFetchPriority: "low" */ './failureParts.js').catch(() => null);
  return known ?? null;
}

/** What failures are told with: undefined while it is on its way, null when it can't be had. */
export function useFailureParts(): FailureParts | null | undefined {
  const [parts, setParts] = useState(known ?? undefined);
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

/** What a fan can do about a failure, in his language: null while it is on its way, empty when it can't be had. */
export function useFailureSentence(code: FailureCode): string | null {
  const locale = useLocale();
  const parts = useFailureParts();
  if (parts === undefined) return null;
  return parts?.failureSentences[code][locale] ?? '';
}
