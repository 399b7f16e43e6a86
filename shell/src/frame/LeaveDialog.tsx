import { ConfirmDialog } from '@euro/design-system';
import { useShared, useText } from '@euro/platform/react';
import { usePortal } from '../portal/PortalContext.js';
import { overlayTexts } from './overlayTexts.js';

/** A page asked to be asked: leave it, or stay? */
export function LeaveDialog() {
  const t = useText(overlayTexts);
  const asked = useShared(usePortal().leaveQuestion.asked);
  return (
    <ConfirmDialog
      open={asked !== null}
      onOpenChange={(open) => !open && asked?.answer(false)}
      title={t('leaveTitle')}
      description={asked?.question ?? ''}
      closeLabel={t('close')}
      confirmText={t('leave')}
      confirmVariant="danger"
      cancelText={t('stay')}
      onConfirm={() => asked?.answer(true)}
    />
  );
}
