import { lazyPage, useShared } from '@euro/platform/react';
import { useEffect, useState } from 'react';
import { afterFirstScreen } from '../portal/afterFirstScreen.js';
import { usePortal } from '../portal/PortalContext.js';
import { accessOf, type Place } from '../routes/findPlace.js';
import { needsSession } from '../routes/guard.js';
import { Spare } from './Spare.js';

const HelpChat = lazyPage(() => import('../help/HelpChat.js').then((file) => file.HelpChat));
const LeaveDialog = lazyPage(() => import('./LeaveDialog.js').then((file) => file.LeaveDialog));
const SessionDialog = lazyPage(() => import('./SessionDialog.js').then((file) => file.SessionDialog));
const Toasts = lazyPage(() => import('./Toasts.js').then((file) => file.Toasts));

/** What may come over the page; its code comes when it is first needed, or when the page has settled. */
export function Overlays({ place }: { place: Place }) {
  const { leaveQuestion, expiredAt } = usePortal();
  const isAsked = useShared(leaveQuestion.asked) !== null;
  const isExpired = useShared(expiredAt) !== null && needsSession(accessOf(place));
  return (
    <>
      <Spare>{useWasTrue(isAsked) && <LeaveDialog />}</Spare>
      <Spare>{useWasTrue(isExpired) && <SessionDialog isOpen={isExpired} />}</Spare>
      <Spare>{useHasSomethingToSay() && <Toasts />}</Spare>
      <Spare>{useHasHelp() && <HelpChat />}</Spare>
    </>
  );
}

/** Once it was true it stays, so that what closes can be seen closing. */
function useWasTrue(now: boolean): boolean {
  const [was, setWas] = useState(now);
  if (now && !was) setWas(true);
  return now || was;
}

/** With the first notice, or the first sign of a hand: not for who only looks. */
function useHasSomethingToSay(): boolean {
  const { notices } = usePortal();
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
  return has;
}

/** After the first screen, or as soon as somebody asks for it; not where another help chat stands in its place. */
function useHasHelp(): boolean {
  const { help, store } = usePortal();
  const isOpen = useShared(help.isOpen);
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    let isLeft = false;
    void afterFirstScreen(window, store).then(() => !isLeft && setSettled(true));
    return () => {
      isLeft = true;
    };
  }, [store]);
  const { value } = useShared(usePortal().state.services);
  return (isOpen || isSettled) && !value?.helpWidget;
}
