import { Dialog } from '@euro/design-system';
import { useText } from '@euro/platform/react';
import { SignInForm } from '../pages/account/SignInForm.js';
import { usePortal } from '../portal/PortalContext.js';
import { overlayTexts } from './overlayTexts.js';

/** The session ran out on a page that needs one: sign in again over it, nothing on it is lost. */
export function SessionDialog({ isOpen }: { isOpen: boolean }) {
  const t = useText(overlayTexts);
  const { history } = usePortal();
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => !open && history.go('/home')}
      title={t('signInAgain')}
      description={t('signInAgainText')}
      closeLabel={t('close')}
    >
      <SignInForm hasFocus withFacebook />
    </Dialog>
  );
}
