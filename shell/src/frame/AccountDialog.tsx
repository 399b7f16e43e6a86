import { Button, Cluster, Dialog, Skeleton } from '@euro/design-system';
import { lazyPage, useShared, useText } from '@euro/platform/react';
import { useEffect, useState } from 'react';
import { SignInForm } from '../pages/account/SignInForm.js';
import { accountTexts } from '../pages/texts/accountTexts.js';
import { usePortal } from '../portal/PortalContext.js';
import { overlayTexts } from './overlayTexts.js';

const RegisterForm = lazyPage(
  () => import('../pages/account/RegisterForm.js').then((file) => file.RegisterForm),
  <Skeleton role="status" $height={420} />,
);

/**
 * A page asked for an account, by `?account` at its address (`?account=known`: signing in first): register or sign in
 * over it, nothing on it is lost. The page itself sees that a session has started.
 */
export function AccountDialog() {
  const t = useText(overlayTexts);
  const account = useText(accountTexts);
  const { history, session } = usePortal();
  const { pathname, search } = useShared(history.location);
  const { status } = useShared(session);
  const [choice, setChoice] = useState<boolean | null>(null);
  const isKnown = choice ?? search === '?account=known';
  const isAsked = search.startsWith('?account');

  useEffect(() => {
    // The address is the page's own again, so that it is not asked at the next visit.
    if (isAsked && status === 'signed-in') history.go(pathname, { replace: true });
  }, [isAsked, status, history, pathname]);

  return (
    <Dialog
      open={isAsked && status === 'visitor'}
      sheet
      onOpenChange={(open) => !open && history.go(pathname, { replace: true })}
      title={t(isKnown ? 'signInFirst' : 'accountFirst')}
      description={t('accountText')}
      closeLabel={t('close')}
    >
      {isKnown ? (
        <SignInForm hasFocus withFacebook onRegister={() => setChoice(false)} />
      ) : (
        <RegisterForm hasFocus>
          <Cluster $justify="center">
            <Button variant="text" size="small" onClick={() => setChoice(true)}>
              {account('register.signIn')}
            </Button>
          </Cluster>
        </RegisterForm>
      )}
    </Dialog>
  );
}
