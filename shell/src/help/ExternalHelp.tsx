import { useShared } from '@euro/platform/react';
import { useEffect } from 'react';
import { runScript } from '../browser/runScript.js';
import { usePortal } from '../portal/PortalContext.js';

/** The global that an external help chat may define, so that /contact opens it (docs/guides/analytics.md). */
declare global {
  interface Window {
    euroHelp?: { open(): void };
  }
}

/** An external help chat in place of our own (decisions §8.6 ⚙), with consent only. */
export function ExternalHelp() {
  const { consent, help, state } = usePortal();
  const isAllowed = useShared(consent.answer) === 'given';
  const isOpen = useShared(help.isOpen);
  const address = useShared(state.services).value?.helpWidget?.scriptURL;
  useEffect(() => {
    if (isAllowed && address !== undefined) void runScriptOnce(address);
  }, [isAllowed, address]);
  useEffect(() => {
    if (!isOpen) return;
    help.close();
    // Its script may still be loading: it is opened when it ran.
    if (isAllowed && address !== undefined) void runScriptOnce(address).then(() => window.euroHelp?.open());
  }, [isOpen, isAllowed, address, help]);
  return null;
}

const runs = new Map<string, Promise<boolean>>();

function runScriptOnce(address: string): Promise<boolean> {
  const run = runs.get(address) ?? runScript(document, address);
  runs.set(address, run);
  return run;
}
