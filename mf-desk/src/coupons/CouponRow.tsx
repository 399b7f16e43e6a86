import type { ResponseOf } from '@euro/api-contract';
import { Button, Chip, type ChipTone } from '@euro/design-system';
import { useFormat } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { SelectCell } from '../bulk/SelectCell.js';
import type { Selection } from '../bulk/useSelection.js';
import { DeskActions, DeskName, DeskRow, DeskStates } from '../components/deskList.js';
import { couponTexts } from '../texts/couponTexts.js';

/** A coupon with its state. */
export type ListedCoupon = ResponseOf<'GET admin/coupons'>['coupons'][number];

const TONES = {
  free: 'positive',
  reserved: 'warning',
  spent: 'brand',
  withdrawn: 'neutral',
} as const satisfies Record<ListedCoupon['state'], ChipTone>;

interface CouponRowProps {
  readonly coupon: ListedCoupon;
  readonly selection: Selection<ListedCoupon>;
  readonly onWithdraw: () => void;
}

/** A code: its discount, its user, and the button that withdraws it. */
export function CouponRow({ coupon, selection, onWithdraw }: CouponRowProps) {
  const t = useText(couponTexts);
  const { price, shortMoment } = useFormat();
  const { code, state, orderId, value, createdAt } = coupon;
  const facts = [
    t('value', { amount: price(value) }),
    t('since', { moment: shortMoment(createdAt) }),
    ...(orderId === null ? [] : [t('order', { id: String(orderId) })]),
  ];
  return (
    <DeskRow>
      <SelectCell row={coupon} name={code} selection={selection} />
      <DeskName>
        <b>{code}</b>
        <p>{facts.join(' · ')}</p>
      </DeskName>
      <DeskStates>
        <Chip tone={TONES[state]}>{t(state)}</Chip>
      </DeskStates>
      <DeskActions>
        <Button
          variant="text"
          size="small"
          disabledReason={state === 'free' ? undefined : t('withdraw.not')}
          aria-label={t('withdrawOf', { code })}
          onClick={onWithdraw}
        >
          {t('withdraw')}
        </Button>
      </DeskActions>
    </DeskRow>
  );
}
