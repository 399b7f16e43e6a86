import { usePlatform } from '@euro/platform/react';
import { useEffect, useState } from 'react';

/** Milliseconds that a button reads "copied". */
const COPIED_FOR = 2_500;

interface Shared {
  readonly title: string;
  readonly text?: string;
  readonly url: string;
}

interface Texts {
  /** That nothing could be copied. */
  readonly failed: string;
}

/** Copying, and the device's own share where it has one. */
export function useShare(texts: Texts) {
  const { notices } = usePlatform();
  const [isCopied, setCopied] = useState(false);

  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_FOR);
    return () => clearTimeout(timer);
  }, [isCopied]);

  async function copy(text: string, confirmation: string): Promise<boolean> {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      notices.show({ tone: 'danger', text: texts.failed });
      return false;
    }
    notices.show({ tone: 'positive', text: confirmation });
    return true;
  }

  return {
    isCopied,
    /** @param confirmation what is announced once it is copied */
    copyCode: async (code: string, confirmation: string) => setCopied(await copy(code, confirmation)),
    /** @param confirmation what is announced when the link was copied because the device shares nothing */
    async share({ title, text, url }: Shared, confirmation: string) {
      if (typeof navigator.share !== 'function') {
        await copy(url, confirmation);
        return;
      }
      try {
        await navigator.share({ title, text, url });
      } catch (reason) {
        // Who closes the device's panel has changed his mind.
        if ((reason as Error).name !== 'AbortError') await copy(url, confirmation);
      }
    },
  };
}
