import { Button } from '@euro/design-system';
import { useText } from '@euro/platform/react';
import { useState } from 'react';
import { CouponField, type CouponState } from '../components/payments/CouponField.js';
import { type CouponSlot, codeTyped, slotRemoved } from '../store/basketSlice.js';
import { useBasket, usePaymentsDispatch } from '../store/paymentsStore.js';
import { payTexts } from '../texts/payTexts.js';
import { codeObstacle } from './couponCode.js';
import { useValidateCode } from './useValidateCode.js';

interface CouponSlotFieldProps {
  readonly slot: CouponSlot;
  readonly label: string;
  /** There is no other place for a code. */
  readonly isOnly: boolean;
}

/** Input of one code, with its problem or its discount. */
export function CouponSlotField({ slot, label, isOnly }: CouponSlotFieldProps) {
  const t = useText(payTexts);
  const dispatch = usePaymentsDispatch();
  const basket = useBasket();
  const [isLeft, setLeft] = useState(false);
  const { id, code, status, refusal } = slot;
  const obstacle = status === 'good' ? null : codeObstacle(slot, basket);
  useValidateCode(slot, obstacle === null && status !== 'refused');

  const description = describe();
  return (
    <CouponField
      label={label}
      code={code}
      state={description.state}
      text={description.text}
      removeLabel={t('removeCode')}
      action={
        refusal?.kind === 'said' && refusal.mayRetry ? (
          <Button size="small" variant="text" onClick={() => dispatch(codeTyped({ id, code }))}>
            {t('askAgain')}
          </Button>
        ) : undefined
      }
      onChange={(text) => {
        setLeft(false);
        dispatch(codeTyped({ id, code: text }));
      }}
      onBlur={() => setLeft(true)}
      onRemove={
        isOnly && code === ''
          ? undefined
          : () => {
              setLeft(false);
              dispatch(slotRemoved(id));
            }
      }
    />
  );

  function describe(): { state: CouponState; text?: string } {
    if (status === 'good') return { state: 'good', text: t('good') };
    if (obstacle === 'shape' || (obstacle === 'short' && isLeft)) return { state: 'wrong', text: t('shape') };
    if (obstacle === 'pairs') return { state: 'wrong', text: t('pairs') };
    if (obstacle !== null) return { state: 'open' };
    if (refusal?.kind === 'once') return { state: 'wrong', text: t('once') };
    if (refusal?.kind === 'said') return { state: 'wrong', text: refusal.text };
    return { state: 'checking', text: t('checking') };
  }
}
