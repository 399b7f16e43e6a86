import { token } from '@euro/design-system';
import { useShared, useText } from '@euro/platform/react';
import { useCallback, useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { usePortal } from '../portal/PortalContext.js';
import { shownTexts } from './shownTexts.js';
import { useGameMoment } from './useGameMoment.js';

/** Younger data is shown without its age, milliseconds. */
const OLD_MS = 600_000;

/** The age of what the user saw last, while new data is fetched; over the page, so that nothing moves. */
export function ShownSince() {
  const t = useText(shownTexts);
  const { store, state } = usePortal();
  const subscribe = useCallback((listener: () => void) => store.subscribe(listener), [store]);
  const since = useSyncExternalStore(subscribe, () => store.getState().shownSince);
  // The line about the connection has it, too.
  const isOnline = useShared(state.online);
  const moment = useGameMoment(since !== null && Date.now() - since > OLD_MS ? since : null);
  return moment !== null && isOnline && <Note role="status">{t('since', { moment })}</Note>;
}

const Note = styled.p`
  position: fixed;
  bottom: calc(24px + env(safe-area-inset-bottom));
  left: 50%;
  translate: -50%;
  padding: 6px 14px;
  border-radius: ${token.radiusFull};
  background: ${token.warningTint};
  color: ${token.ink};
  font-size: 0.875rem;
  white-space: nowrap;
  pointer-events: none;
  /* Above the tabs. */
  @media (max-width: 47.9375em) { bottom: calc(76px + env(safe-area-inset-bottom)); }
`;
