import { useEffect, useRef } from 'react';
import { useAnnounce } from './LiveRegion.js';

/** Options of {@link useSaid}. */
export interface SaidOptions {
  /** The first sentence is what a reader finds anyway: only what it becomes is said. */
  news?: boolean;
}

/** Says a sentence whenever it becomes another one; null says nothing. */
export function useSaid(sentence: string | null, { news = false }: SaidOptions = {}): void {
  const announce = useAnnounce();
  const previousSentence = useRef(news ? sentence : null);
  useEffect(() => {
    const before = previousSentence.current;
    previousSentence.current = news ? (sentence ?? before) : null;
    if (sentence === null || sentence === before || (news && before === null)) return;
    announce(sentence);
  }, [sentence, news, announce]);
}
