import { createContext, useState } from 'react';

/** Milliseconds after the opening of a page in which a request catches up with what happened before. */
const CATCH_UP_MS = 1_000;

/** Whether the points on screen differ from those before by what happened since the page was opened. */
export const NewsContext = createContext(true);

/**
 * The value of {@link NewsContext}: a page that opens with remembered points first fetches what it missed, which is no
 * news.
 * @param startedTimeStamp when the last request began, in epoch ms by the device's clock
 */
export function useIsNews(hasPoints: boolean, startedTimeStamp: number | undefined): boolean {
  const [opened] = useState(() => ({ at: Date.now(), isRemembered: hasPoints }));
  return !opened.isRemembered || (startedTimeStamp ?? 0) > opened.at + CATCH_UP_MS;
}
