import type { FailureCode } from '@euro/platform/host';
import { useLocale } from '@euro/platform/react';
import { useEffect, useState } from 'react';

type Sentences = typeof import('./failureSentences.js').failureSentences;

let known: Sentences | null | undefined;

/** Has the sentences at hand for when the line is gone; null when they can't be had. */
export async function loadFailureSentences(): Promise<Sentences | null> {
  known ??= await import(/* webpackFetchPriority: "low" */ './failureSentences.js').then(
    ({ failureSentences }) => failureSentences,
    () => null,
  );
  return known;
}

/** What a fan can do about a failure, in his language: null while it is on its way, empty when it can't be had. */
export function useFailureSentence(code: FailureCode): string | null {
  const locale = useLocale();
  const [sentences, setSentences] = useState<Sentences | null | undefined>(known ?? undefined);
  useEffect(() => {
    let isLeft = false;
    void loadFailureSentences().then((loaded) => {
      if (!isLeft) setSentences(loaded);
    });
    return () => {
      isLeft = true;
    };
  }, []);
  if (sentences === undefined) return null;
  return sentences?.[code][locale] ?? '';
}
