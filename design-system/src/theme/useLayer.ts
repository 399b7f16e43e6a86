import { createContext, useContext, useEffect, useEffectEvent } from 'react';

/** Gives an open layer a step of the history, by which Back closes it; returns what ends that. */
export type OpenLayer = (close: () => void) => () => void;

/** The page's history, which lets Back close dialogs and sheets; without it Back leaves the page. */
export const LayerContext = createContext<OpenLayer | undefined>(undefined);

/** Closes a layer by Back: for whatever covers the page and has a button to close it. */
export function useLayer(isOpen: boolean, close: () => void) {
  const openLayer = useContext(LayerContext);
  const onBack = useEffectEvent(close);
  useEffect(() => (isOpen ? openLayer?.(() => onBack()) : undefined), [isOpen, openLayer]);
}
