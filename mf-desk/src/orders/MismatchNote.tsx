import { Button, Callout } from '@euro/design-system';
import { useFormat } from '@euro/game-ui';
import { usePlatform, useText } from '@euro/platform/react';
import { asFailure } from '@euro/platform/redux';
import { useState } from 'react';
import { ReasonDialog } from '../components/ReasonDialog.js';
import { useRefusalText } from '../hooks/useRefusalText.js';
import { useCheckOrderMutation, useSettleOrderMutation } from '../store/deskApi.js';
import { orderTexts } from '../texts/orderTexts.js';
import type { AnyOrder } from './OrderRow.js';

interface MismatchNoteProps {
  readonly order: AnyOrder;
  readonly mismatch: NonNullable<AnyOrder['mismatch']>;
}

/** Why the reported payment does not match the order, and the operator's actions. */
export function MismatchNote({ order, mismatch }: MismatchNoteProps) {
  const t = useText(orderTexts);
  const { price, shortMoment } = useFormat();
  const { notices } = usePlatform();
  const refusalText = useRefusalText();
  const [check, checking] = useCheckOrderMutation();
  const [settle] = useSettleOrderMutation();
  const [isSettling, setSettling] = useState(false);
  const { id } = order;
  const { reason, reported, foundAt, settled } = mismatch;
  const wentBack = reported.refunded !== null || reported.chargedBack !== null;

  async function checkAgain() {
    const { data, error } = await check(id);
    if (error) return notices.show({ tone: 'danger', text: refusalText(asFailure(error)) });
    const isMatched = data?.order.mismatch?.settled === 'matched';
    notices.show({
      tone: isMatched ? 'positive' : 'neutral',
      text: t(isMatched ? 'check.matched' : 'check.still', { id: String(id) }),
    });
  }

  return (
    <Callout
      tone={settled === null ? 'danger' : 'neutral'}
      title={t(`mismatch.${reason}`)}
      actions={
        settled === null && (
          <>
            <Button
              variant="secondary"
              size="small"
              loading={checking.isLoading}
              aria-label={t('checkOf', { id })}
              onClick={() => void checkAgain()}
            >
              {t('check')}
            </Button>
            <Button
              variant="secondary"
              size="small"
              aria-label={t('settleOf', { id })}
              onClick={() => setSettling(true)}
            >
              {t('settle')}
            </Button>
          </>
        )
      }
    >
      <p>{t('mismatch.expected', { amount: price(order.amount), id })}</p>
      <p>
        {t('mismatch.reported', {
          moment: shortMoment(foundAt),
          payment: reported.paymentId,
          amount: reported.amount,
          order: reported.order ?? t('unknown'),
          status: reported.status ?? t('unknown'),
        })}
      </p>
      {wentBack && (
        <p>
          {t('mismatch.back', {
            refunded: reported.refunded ?? t('nothing'),
            chargedBack: reported.chargedBack ?? t('nothing'),
          })}
        </p>
      )}
      {settled === 'by-operator' && <p>{t('mismatch.by-operator')}</p>}
      {isSettling && (
        <ReasonDialog
          title={t('settle.title', { id })}
          confirmText={t('settle')}
          danger={order.status === 'open'}
          onClose={() => setSettling(false)}
          onConfirm={async (operatorReason) => {
            const { error } = await settle({ id, reason: operatorReason });
            if (error) return asFailure(error);
            notices.show({ tone: 'positive', text: t('settle.done', { id: String(id) }) });
            return null;
          }}
        >
          <p>{t(order.status === 'open' ? 'settle.open' : 'settle.ended')}</p>
        </ReasonDialog>
      )}
    </Callout>
  );
}
