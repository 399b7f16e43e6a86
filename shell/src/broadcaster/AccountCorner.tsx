import { Button, Soft } from '@euro/design-system';
import { usePlatform, useShared, useText } from '@euro/platform/react';
import { usePortal } from '../portal/PortalContext.js';
import { readWidget } from '../session/broadcaster/widget.js';
import { useSessionActions } from '../session/SessionActions.js';
import { broadcasterTexts } from './broadcasterTexts.js';
import { PartnerButton } from './strip/PartnerButton.js';

/** The broadcaster's user, with sign-in and sign-out there and here. */
export function AccountCorner({ name }: { readonly name: string }) {
  const t = useText(broadcasterTexts);
  const { notices, state } = usePlatform();
  const { signInWith } = useSessionActions();
  const { isThere, user } = useShared(usePortal().broadcaster.state);
  const isVisitor = useShared(state.session).status === 'visitor';
  const widget = () => readWidget(window);

  async function enter() {
    const error = await signInWith('vrt');
    if (error) notices.show({ tone: 'danger', text: error.message });
  }

  const enterButton = (
    <PartnerButton size="small" block onClick={() => void enter()}>
      {t('enter', { name })}
    </PartnerButton>
  );
  if (user)
    return (
      <>
        <p>{t('user', { name, user: `${user.firstName} ${user.lastName}`.trim() || user.id })}</p>
        {isVisitor && enterButton}
        <Button variant="secondary" size="small" block onClick={() => widget()?.logout()}>
          {t('logout', { name })}
        </Button>
        <Soft>{t('logout.hint', { name })}</Soft>
      </>
    );
  return (
    <>
      <p>{t(isThere ? 'nobody' : 'unknown', { name })}</p>
      {isVisitor && enterButton}
      {!isVisitor && isThere && (
        <Button variant="secondary" size="small" block onClick={() => widget()?.login()}>
          {t('login', { name })}
        </Button>
      )}
    </>
  );
}
