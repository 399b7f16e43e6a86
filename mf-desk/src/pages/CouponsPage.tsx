import { Button, Card, CardHeader, SearchField, Select, Soft, useDebouncedText } from '@euro/design-system';
import { lazyPage, usePlatform, useText } from '@euro/platform/react';
import { asFailure } from '@euro/platform/redux';
import { type ReactNode, useState } from 'react';
import { BulkBar } from '../bulk/BulkBar.js';
import { SelectAll } from '../bulk/SelectAll.js';
import { useSelection } from '../bulk/useSelection.js';
import { Answer } from '../components/Answer.js';
import { DeskFrame } from '../components/DeskFrame.js';
import { DeskPager } from '../components/DeskPager.js';
import { DeskRows, DeskTools } from '../components/deskList.js';
import { ReasonDialog } from '../components/ReasonDialog.js';
import { CodesActions } from '../coupons/CodesActions.js';
import { CouponRow, type ListedCoupon } from '../coupons/CouponRow.js';
import { MakeCoupons } from '../coupons/MakeCoupons.js';
import { useFilters } from '../hooks/useFilters.js';
import { useCouponsQuery, useWithdrawCouponMutation } from '../store/deskApi.js';
import { couponTexts } from '../texts/couponTexts.js';

/** Opened by a press. */
const WithdrawChosen = lazyPage(() =>
  import(/* webpackChunkName: "bulk" */ '../coupons/WithdrawChosen.js').then(
    (module) => module.WithdrawChosen,
  ),
);

/** As many as the API returns at once: a list that is copied is better long. */
const SIZE = 50;
const STATES = ['free', 'reserved', 'spent', 'withdrawn'] as const;

/** Discount codes: making, finding, taking along, withdrawing. */
export function CouponsPage() {
  return (
    <DeskFrame place="coupons">
      <MakeCoupons />
      <Coupons />
    </DeskFrame>
  );
}

function Coupons() {
  const t = useText(couponTexts);
  const { values, page, choose, toPage } = useFilters('state', 'code');
  const state = STATES.find((one) => one === values.state);
  const [code, typeCode] = useDebouncedText(values.code, (text) => choose('code', text));
  const query = useCouponsQuery(
    {
      pageNumber: page,
      pageRecords: SIZE,
      ...(state ? { state } : {}),
      ...(values.code === '' ? {} : { code: values.code }),
    },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <>
      <Card>
        <DeskTools role="search" onSubmit={(event) => event.preventDefault()}>
          <Select
            label={t('state')}
            value={state ?? ''}
            options={[
              { value: '', text: t('every') },
              ...STATES.map((one) => ({ value: one, text: t(one) })),
            ]}
            onChange={(value) => choose('state', value)}
          />
          <SearchField
            label={t('search')}
            clearLabel={t('clear')}
            maxLength={40}
            value={code}
            onChange={typeCode}
          />
        </DeskTools>
      </Card>
      <Answer
        query={query}
        empty={{ when: (answer) => answer.totalRecords === 0, title: t('none'), text: t('none.text') }}
      >
        {({ coupons, totalRecords }) => (
          <CouponList coupons={coupons} isFetching={query.isFetching}>
            <DeskPager page={page} size={SIZE} total={totalRecords} onPage={toPage} />
          </CouponList>
        )}
      </Answer>
    </>
  );
}

interface CouponListProps {
  readonly coupons: readonly ListedCoupon[];
  readonly isFetching: boolean;
  /** The way to the other pages. */
  readonly children: ReactNode;
}

function CouponList({ coupons, isFetching, children }: CouponListProps) {
  const t = useText(couponTexts);
  const selection = useSelection(coupons, ({ state }) => state === 'free');
  const [withdrawing, setWithdrawing] = useState<ListedCoupon | 'chosen' | null>(null);
  const close = () => setWithdrawing(null);
  return (
    <>
      <Card aria-label={t('list')} aria-busy={isFetching}>
        <CardHeader
          title={t('list')}
          aside={<CodesActions label={t('shown')} codes={coupons.map((one) => one.code)} />}
        />
        <SelectAll selection={selection} />
        <DeskRows data-select="">
          {coupons.map((coupon) => (
            <CouponRow
              key={coupon.id}
              coupon={coupon}
              selection={selection}
              onWithdraw={() => setWithdrawing(coupon)}
            />
          ))}
        </DeskRows>
        {children}
      </Card>
      <BulkBar selection={selection}>
        <Button variant="lime" size="small" onClick={() => setWithdrawing('chosen')}>
          {t('withdraw.chosen')}
        </Button>
      </BulkBar>
      {withdrawing === 'chosen' && <WithdrawChosen coupons={selection.selectedRows} onClose={close} />}
      {withdrawing !== null && withdrawing !== 'chosen' && (
        <WithdrawDialog coupon={withdrawing} onClose={close} />
      )}
    </>
  );
}

interface WithdrawDialogProps {
  readonly coupon: ListedCoupon;
  readonly onClose: () => void;
}

function WithdrawDialog({ coupon: { id, code }, onClose }: WithdrawDialogProps) {
  const t = useText(couponTexts);
  const { notices } = usePlatform();
  const [withdraw] = useWithdrawCouponMutation();
  return (
    <ReasonDialog
      title={t('withdraw.title', { code })}
      confirmText={t('withdraw')}
      danger
      onClose={onClose}
      onConfirm={async (reason) => {
        const { error } = await withdraw({ id, reason });
        if (error) return asFailure(error);
        notices.show({ tone: 'positive', text: t('withdraw.done', { code }) });
        return null;
      }}
    >
      <Soft>{t('withdraw.text')}</Soft>
    </ReasonDialog>
  );
}
