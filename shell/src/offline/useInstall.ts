import { useText } from '@euro/platform/react';
import { isApplePhone } from '../browser/isApplePhone.js';
import { usePortal } from '../portal/PortalContext.js';
import { showInstallPrompt } from './installPrompt.js';
import { installTexts } from './installTexts.js';

/** Long enough to follow it in the browser's menu, milliseconds. */
const EXPLAINED_MS = 20_000;

/** Installs the portal, or explains how in this browser; null where it is installed already. */
export function useInstall(): (() => void) | null {
  const t = useText(installTexts);
  const { notices } = usePortal();
  if (window.matchMedia('(display-mode: standalone)').matches) return null;
  return () => {
    if (showInstallPrompt()) return;
    notices.next({
      tone: 'neutral',
      text: t(isApplePhone(window) ? 'apple' : 'others'),
      duration: EXPLAINED_MS,
    });
  };
}
