import { Button, Callout, Soft, Stack } from '@euro/design-system';
import { useText } from '@euro/platform/react';
import { Plus } from 'lucide-react';
import styled from 'styled-components';
import { RoomyCard } from '../components/RoomyCard.js';
import { slotAdded } from '../store/basketSlice.js';
import { useBasket, usePaymentsDispatch } from '../store/paymentsStore.js';
import { payTexts } from '../texts/payTexts.js';
import { CouponSlotField } from './CouponSlotField.js';

/** Discount codes, one at a time (spec §5 "Coupons"). */
export function CouponCard() {
  const t = useText(payTexts);
  const dispatch = usePaymentsDispatch();
  const { slots, note } = useBasket();
  const isOne = slots.length === 1;
  const hasCode = slots.some(({ code }) => code.trim() !== '');
  return (
    <RoomyCard title={t('couponTitle')}>
      <Intro>{t('couponText')}</Intro>
      <Stack $gap={16}>
        {slots.map((slot, at) => (
          <CouponSlotField
            key={slot.id}
            slot={slot}
            isOnly={isOne}
            label={isOne ? t('code') : t('nthCode', { number: at + 1 })}
          />
        ))}
        {note !== null && (
          <Callout tone="warning" role="status">
            {t(note === 'cleared' ? 'cleared' : 'oneAtATime')}
          </Callout>
        )}
        {hasCode && (
          <div>
            <Button
              size="small"
              variant="text"
              icon={<Plus size={18} aria-hidden />}
              onClick={() => dispatch(slotAdded())}
            >
              {t('addCode')}
            </Button>
          </div>
        )}
      </Stack>
    </RoomyCard>
  );
}

const Intro = styled(Soft)`
  margin: 4px 0 12px;
`;
