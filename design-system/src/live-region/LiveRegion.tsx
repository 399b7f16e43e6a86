import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '../typography/typography.js';

/** Says a sentence to a screen reader; the latest one wins. */
export type Announce = (text: string) => void;

const AnnounceContext = createContext<Announce>(() => {});

/** Props of {@link LiveRegion}. */
export interface LiveRegionProps {
  children: ReactNode;
}

/** Renders its children and one polite live region that {@link useAnnounce} speaks through. */
export function LiveRegion({ children }: LiveRegionProps) {
  const [text, setText] = useState('');
  const turn = useRef(false);
  const announce = useCallback<Announce>((next) => {
    turn.current = !turn.current;
    // The same sentence twice is only read again when the text differs.
    setText(turn.current ? next : `${next}\u00a0`);
  }, []);
  return (
    <AnnounceContext.Provider value={announce}>
      {children}
      <VisuallyHidden role="status" aria-live="polite">
        {text}
      </VisuallyHidden>
    </AnnounceContext.Provider>
  );
}

/** Gives the function that speaks through the nearest {@link LiveRegion}. */
export function useAnnounce(): Announce {
  return useContext(AnnounceContext);
}

/** Options of {@link useSaid}. */
export interface SaidOptions {
  /** The first sentence is what a reader finds anyway: only what it becomes is said. */
  news?: boolean;
}

/** Says a sentence whenever it becomes another one; null says nothing. */
export function useSaid(sentence: string | null, { news = false }: SaidOptions = {}): void {
  const announce = useAnnounce();
  const known = useRef(news ? sentence : null);
  useEffect(() => {
    const before = known.current;
    known.current = news ? (sentence ?? before) : null;
    if (sentence === null || sentence === before || (news && before === null)) return;
    announce(sentence);
  }, [sentence, news, announce]);
}
