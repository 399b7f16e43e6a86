import { createContext, type ReactNode, useContext } from 'react';

const OverlayContext = createContext<HTMLElement | null>(null);

/** Props of {@link OverlayProvider}. */
export interface OverlayProviderProps {
  /** Container of dialogs and sheets, for example an element in a shadow root; null = document.body. */
  container: HTMLElement | null;
  children: ReactNode;
}

/** Sets the container of overlays, so that those of an embed have its styles. */
export function OverlayProvider({ container, children }: OverlayProviderProps) {
  return <OverlayContext.Provider value={container}>{children}</OverlayContext.Provider>;
}

/** The element overlays render into; undefined = document.body. */
export function useOverlayContainer(): HTMLElement | undefined {
  return useContext(OverlayContext) ?? undefined;
}
