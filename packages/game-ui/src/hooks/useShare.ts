import { usePlatform } from '@euro/platform/react';
import { useEffect, useState } from 'react';

/** Milliseconds that a button reads "copied". */
const COPIED_FOR = 2_500;

/** A page of the portal to share, by its absolute address. */
export interface Shared {
  readonly title: string;
  readonly text?: string;
  readonly url: string;
  /** Handed to devices that take files, with its address and the name it is saved under. */
  readonly picture?: { readonly address: string; readonly fileName: string };
}

interface Texts {
  /** That nothing could be copied. */
  readonly failed: string;
}

/** Copying, and the device's own share where it has one. */
export function useShare(texts: Texts) {
  const { notices } = usePlatform();
  const [isCopied, setCopied] = useState(false);
  const [isSharing, setSharing] = useState(false);

  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_FOR);
    return () => clearTimeout(timer);
  }, [isCopied]);

  async function copy(text: string, confirmation: string): Promise<boolean> {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      notices.show({ tone: 'danger', text: texts.failed, link: text });
      return false;
    }
    notices.show({ tone: 'positive', text: confirmation });
    return true;
  }

  async function shareLink({ title, text, url }: Shared, confirmation: string): Promise<void> {
    if (typeof navigator.share !== 'function') {
      await copy(url, confirmation);
      return;
    }
    try {
      await navigator.share({ title, text, url });
    } catch (reason) {
      // The user closed the device's panel.
      if ((reason as Error).name !== 'AbortError') await copy(url, confirmation);
    }
  }

  return {
    isCopied,
    /** The picture is being fetched, or the device's panel is open. */
    isSharing,
    /** @param confirmation announced after the copy */
    copyCode: async (code: string, confirmation: string) => setCopied(await copy(code, confirmation)),
    /** @param confirmation announced when the link is copied because the device can't share */
    async share(shared: Shared, confirmation: string) {
      setSharing(true);
      try {
        const file = shared.picture && (await fileAt(shared.picture));
        if (file && (await shareFile(file, shared))) return;
        await shareLink(shared, confirmation);
      } finally {
        setSharing(false);
      }
    },
  };
}

/** Null for a picture that cannot be fetched, and where the device takes no files. */
export async function fileAt({ address, fileName }: NonNullable<Shared['picture']>): Promise<File | null> {
  if (typeof navigator.canShare !== 'function') return null;
  try {
    const answer = await fetch(address, { credentials: 'omit' });
    if (!answer.ok) return null;
    const file = new File([await answer.blob()], fileName, { type: 'image/png' });
    return navigator.canShare({ files: [file] }) ? file : null;
  } catch {
    return null;
  }
}

/** Resolves to true when nothing else is to be tried, also after the user closed the device's panel. */
async function shareFile(file: File, { title, url }: Shared): Promise<boolean> {
  try {
    await navigator.share({ files: [file], title, text: `${title}\n${url}` });
    return true;
  } catch (reason) {
    return (reason as Error).name === 'AbortError';
  }
}
