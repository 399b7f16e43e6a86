import { Dialog } from '@euro/design-system';
import { lazyPage, useShared, useText } from '@euro/platform/react';
import { usePortal } from '../portal/PortalContext.js';
import { accessOf, type Place } from '../routes/findPlace.js';
import { frameTexts } from './frameTexts.js';

const SignInForm = lazyPage(() => import('../pages/account/SignInForm.js').then((file) => file.SignInForm));

/** The session ran out on a page that needs one: sign in again over it, nothing on it is lost. */
export function SessionDialog({ place }: { place: Place }) {
  const t = useText(frameTexts);
  const { expiredAt, history } = usePortal();
  const isOpen = useShared(expiredAt) !== null && accessOf(place) === 'signed-in';
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => !open && history.go('/home')}
      title={t('signInAgain')}
      description={t('signInAgainText')}
      closeLabel={t('close')}
    >
      <SignInForm hasFocus />
    </Dialog>
  );
}
