import { Soft } from '@euro/design-system';
import { useText } from '@euro/platform/react';
import { asFailure } from '@euro/platform/redux';
import { useState } from 'react';
import { BulkDialog } from '../bulk/BulkDialog.js';
import { useRefetch } from '../hooks/useRefetch.js';
import { useWithdrawCouponMutation } from '../store/deskApi.js';
import { couponTexts } from '../texts/couponTexts.js';
import type { ListedCoupon } from './CouponRow.js';

interface WithdrawChosenProps {
  readonly coupons: readonly ListedCoupon[];
  readonly onClose: () => void;
}

/** Makes several codes good for nothing. */
export function WithdrawChosen({ coupons, onClose }: WithdrawChosenProps) {
  const t = useText(couponTexts);
  const [withdraw] = useWithdrawCouponMutation();
  const refetch = useRefetch();
  const [count] = useState(coupons.length);
  return (
    <BulkDialog
      title={t('withdraw.many', { count })}
      confirmText={t('withdraw')}
      danger
      rows={coupons}
      nameOf={({ code }) => code}
      act={async ({ id }, reason) => {
        const { error } = await withdraw({ id, reason, isPart: true });
        return error ? asFailure(error) : null;
      }}
      onEnd={() => refetch(['Coupons', 'Audit'])}
      onClose={onClose}
    >
      <Soft>{t('withdraw.these')}</Soft>
    </BulkDialog>
  );
}
