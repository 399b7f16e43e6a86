import { ConfirmDialog } from '@euro/design-system';
import { useShared, useText } from '@euro/platform/react';
import { usePortal } from '../portal/PortalContext.js';
import { overlayTexts } from './overlayTexts.js';

/** The question of a guarded page: leave it, or stay? */
export function LeaveDialog() {
  const t = useText(overlayTexts);
  const pending = useShared(usePortal().leaveQuestion.pending);
  return (
    <ConfirmDialog
      open={pending !== null}
      onOpenChange={(open) => !open && pending?.answer(false)}
      title={t('leaveTitle')}
      description={pending?.question ?? ''}
      closeLabel={t('close')}
      confirmText={t('leave')}
      confirmVariant="danger"
      cancelText={t('stay')}
      onConfirm={() => pending?.answer(true)}
    />
  );
}
