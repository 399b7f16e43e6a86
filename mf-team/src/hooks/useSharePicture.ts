import { useShare } from '@euro/game-ui';
import { useState } from 'react';

interface Shared {
  /** Address of the picture. */
  readonly picture: string;
  /** What the picture is saved as. */
  readonly fileName: string;
  readonly title: string;
  /** Address of the page. */
  readonly url: string;
}

interface Texts {
  /** That the link was copied because the device shares nothing. */
  readonly copied: string;
  /** That nothing could be copied. */
  readonly failed: string;
}

/** Shares a picture where the device takes files, else the page's address. */
export function useSharePicture({ picture, fileName, title, url }: Shared, { copied, failed }: Texts) {
  const { share } = useShare({ failed });
  const [isSharing, setSharing] = useState(false);

  return {
    isSharing,
    async share() {
      setSharing(true);
      try {
        const file = await fileAt(picture, fileName);
        if (file && (await shareFile(file, { title, url }))) return;
        await share({ title, url }, copied);
      } finally {
        setSharing(false);
      }
    },
  };
}

/** Null for a picture that cannot be fetched, and where the device takes no files. */
async function fileAt(address: string, name: string): Promise<File | null> {
  if (typeof navigator.canShare !== 'function') return null;
  try {
    const answer = await fetch(address, { credentials: 'omit' });
    if (!answer.ok) return null;
    const file = new File([await answer.blob()], name, { type: 'image/png' });
    return navigator.canShare({ files: [file] }) ? file : null;
  } catch {
    return null;
  }
}

/** Whether that was all: also for somebody who closes the device's panel. */
async function shareFile(file: File, { title, url }: Pick<Shared, 'title' | 'url'>): Promise<boolean> {
  try {
    await navigator.share({ files: [file], title, text: `${title}\n${url}` });
    return true;
  } catch (reason) {
    return (reason as Error).name === 'AbortError';
  }
}
