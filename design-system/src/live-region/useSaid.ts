import { useEffect, useRef } from 'react';
import { useAnnounce } from './LiveRegion.js';

/** Options of {@link useSaid}. */
export interface SaidOptions {
  /** The first sentence is visible anyway: only changes are announced. */
  news?: boolean;
}

/** Announces a sentence whenever it changes; null announces nothing. */
export function useSaid(sentence: string | null, { news = false }: SaidOptions = {}): void {
  const announce = useAnnounce();
  const previousSentence = useRef(news ? sentence : null);
  useEffect(() => {
    const previous = previousSentence.current;
    previousSentence.current = news ? (sentence ?? previous) : null;
    if (sentence === null || sentence === previous || (news && previous === null)) return;
    announce(sentence);
  }, [sentence, news, announce]);
}
