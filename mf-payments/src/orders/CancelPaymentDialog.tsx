import type { Order } from '@euro/api-contract';
import { ConfirmDialog } from '@euro/design-system';
import { useText } from '@euro/platform/react';
import { useCancelPayment } from '../hooks/useCancelPayment.js';
import { useOrderWords } from '../hooks/useOrderWords.js';
import { orderTexts } from '../texts/orderTexts.js';

interface CancelPaymentDialogProps {
  readonly order: Pick<Order, 'id' | 'kind' | 'lines'>;
  readonly onClose: () => void;
  /** It could not be cancelled: it has ended, or its state is unknown. */
  readonly onRefused?: () => void;
}

/** Confirms the cancellation of a pending payment, with its consequences. */
export function CancelPaymentDialog({ order, onClose, onRefused }: CancelPaymentDialogProps) {
  const t = useText(orderTexts);
  const words = useOrderWords();
  const { cancel, isCancelling } = useCancelPayment();

  async function confirm() {
    if (!(await cancel(order.id))) onRefused?.();
    onClose();
  }

  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('cancelQuestion')}
      closeLabel={t('close')}
      cancelText={t('cancelNo')}
      confirmText={t('cancelYes')}
      confirming={isCancelling}
      onConfirm={() => void confirm()}
    >
      <p>
        {order.kind === 'premium' ? t('cancelPremiumText') : t('cancelText', { what: words.contents(order) })}
      </p>
    </ConfirmDialog>
  );
}
