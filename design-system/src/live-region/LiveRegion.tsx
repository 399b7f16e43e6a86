import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from 'react';
import { VisuallyHidden } from '../typography/typography.js';

/** Announces a sentence to screen readers; the latest one wins. */
export type Announce = (text: string) => void;

const AnnounceContext = createContext<Announce>(() => {});

/** Props of {@link LiveRegion}. */
export interface LiveRegionProps {
  children: ReactNode;
}

/** Renders its children and one polite live region that {@link useAnnounce} writes to. */
export function LiveRegion({ children }: LiveRegionProps) {
  const [text, setText] = useState('');
  const isSecond = useRef(false);
  const announce = useCallback<Announce>((next) => {
    isSecond.current = !isSecond.current;
    // The same sentence twice is only read again when the text differs.
    setText(isSecond.current ? next : `${next}\u00a0`);
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

/** Gives the function that announces through the nearest {@link LiveRegion}. */
export function useAnnounce(): Announce {
  return useContext(AnnounceContext);
}
