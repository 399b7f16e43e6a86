import type { RemoteFailure } from '@euro/platform/host';
import { lazyPage, usePlatform, useShared } from '@euro/platform/react';
import { useEffect, useState } from 'react';
import { useConsentNeed } from '../consent/useConsentNeed.js';
import { HelpFailed } from '../help/HelpFailed.js';
import { usePortal } from '../portal/PortalContext.js';
import { needsSession } from '../routes/guard.js';
import { accessOf, type Place } from '../routes/usePlace.js';
import { FailureNotice } from '../ui/FailureNotice.js';
import { PartBoundary } from '../ui/PartBoundary.js';
import { Spare } from '../ui/Spare.js';
import { useMatches } from '../ui/useMatches.js';
import { useSettled } from '../ui/useSettled.js';
import { useWasTrue } from '../ui/useWasTrue.js';
import { PlainQuestion } from './PlainQuestion.js';

const AccountDialog = lazyPage(() => import('./AccountDialog.js').then((file) => file.AccountDialog));
const ConsentBanner = lazyPage(() =>
  import(/* webpackChunkName: "banner" */ '../consent/ConsentBanner.js').then((file) => file.ConsentBanner),
);
const ExternalHelp = lazyPage(() => import('../help/ExternalHelp.js').then((file) => file.ExternalHelp));
const HelpChat = lazyPage(() => import('../help/HelpChat.js').then((file) => file.HelpChat));
const LeaveDialog = lazyPage(() => import('./LeaveDialog.js').then((file) => file.LeaveDialog));
const SessionDialog = lazyPage(() => import('./SessionDialog.js').then((file) => file.SessionDialog));
/** Under the thumb on phones; its code comes after that of the first screen. */
const TabBar = lazyPage(() =>
  import(/* webpackFetchPriority: "low" */ './tab-bar/TabBar.js').then((file) => file.TabBar),
);
const Toasts = lazyPage(() => import('./Toasts.js').then((file) => file.Toasts));

/** Overlays of the page; their code is loaded at first use, or when the page has settled. */
export function Overlays({ place }: { place: Place }) {
  const { leaveQuestion, expiredAt, consent, history } = usePortal();
  const isLeaving = useShared(leaveQuestion.pending) !== null;
  const help = useHelp();
  const needsConsent = useConsentNeed() !== null;
  const isUnasked = useShared(consent.answer) === 'unasked';
  const isExpired = useShared(expiredAt) !== null && needsSession(accessOf(place));
  const asksAccount = useShared(history.location).search.startsWith('?account');
  return (
    <>
      <Spare fallback={<PlainQuestion />}>{useWasTrue(isLeaving) && <LeaveDialog />}</Spare>
      <PartBoundary
        retry="with-others"
        fallback={(failure, retry) =>
          (isExpired || asksAccount) && <FailureNotice failure={failure} onRetry={retry} sticky />
        }
      >
        {useWasTrue(isExpired) && <SessionDialog isOpen={isExpired} />}
        {useWasTrue(asksAccount) && <AccountDialog />}
      </PartBoundary>
      <Spare>{useMatches(PHONE) && <TabBar />}</Spare>
      <Spare>
        <Notices />
      </Spare>
      <Spare fallback={helpFailed}>{help === 'own' && <HelpChat />}</Spare>
      <Spare fallback={helpFailed}>{help === 'external' && <ExternalHelp />}</Spare>
      <Spare>{needsConsent && isUnasked && <ConsentBanner />}</Spare>
    </>
  );
}

const helpFailed = (failure: RemoteFailure, retry: () => void) => (
  <HelpFailed failure={failure} onRetry={retry} />
);

const PHONE = '(max-width: 47.9375em)';

/** With the first notice or the first input; earlier for members, whose presses need not wait for it. */
function Notices() {
  const { notices } = usePortal();
  const isSettled = useSettled();
  const isMember = useShared(usePlatform().state.session).status === 'signed-in';
  const [has, setHas] = useState(false);
  useEffect(() => {
    if (has) return;
    const show = () => setHas(true);
    const notice = notices.subscribe(show);
    const signs = ['pointerdown', 'keydown'] as const;
    for (const sign of signs) window.addEventListener(sign, show, { passive: true });
    return () => {
      notice.unsubscribe();
      for (const sign of signs) window.removeEventListener(sign, show);
    };
  }, [notices, has]);
  return (has || (isSettled && isMember)) && <Toasts />;
}

/**
 * The help chat to load, after the first screen or on request: our own, or the external one configured in its place.
 */
function useHelp(): 'own' | 'external' | null {
  const { help, state } = usePortal();
  const isOpen = useShared(help.isOpen);
  const { status, value } = useShared(state.services);
  const isSettled = useSettled();
  if (status === 'loading' || !(isOpen || isSettled)) return null;
  return value?.helpWidget ? 'external' : 'own';
}
