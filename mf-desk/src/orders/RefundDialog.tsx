import { Checkbox, Field, Segmented, Soft } from '@euro/design-system';
import { useFormat } from '@euro/game-ui';
import { usePlatform, useText } from '@euro/platform/react';
import { asFailure } from '@euro/platform/redux';
import { useState } from 'react';
import { ReasonDialog } from '../components/ReasonDialog.js';
import { useRefundMutation } from '../store/deskApi.js';
import { refundTexts } from '../texts/refundTexts.js';
import type { AnyOrder } from './OrderRow.js';
import {
  centsOf,
  leftOf,
  type RefundChoice,
  type RefundScope,
  refundableTeams,
  refundBody,
} from './refundChoice.js';

const SCOPES: readonly RefundScope[] = ['whole', 'teams', 'amount'];

interface RefundDialogProps {
  readonly order: AnyOrder;
  readonly onClose: () => void;
}

/** Pays an order back: whole, some of its teams, or an amount; says what that takes away and what is left. */
export function RefundDialog({ order, onClose }: RefundDialogProps) {
  const t = useText(refundTexts);
  const { price } = useFormat();
  const { notices } = usePlatform();
  const [refund] = useRefundMutation();
  const [choice, setChoice] = useState<RefundChoice>({ scope: 'whole', teamIds: new Set(), amount: '' });
  const { id, onItsWay = 0 } = order;
  const { scope } = choice;
  const left = leftOf(order);
  const cents = centsOf(order, choice);

  return (
    <ReasonDialog
      title={cents === null ? t('part') : t('title', { amount: price(cents) })}
      confirmText={t('refund')}
      danger
      blocked={cents === null ? t(`${scope === 'teams' ? 'teams' : 'amount'}.choose`) : undefined}
      onClose={onClose}
      onConfirm={async (reason) => {
        const { error } = await refund({ id, reason, ...refundBody(order, choice) });
        if (error) return asFailure(error);
        notices.show({ tone: 'positive', text: t('done', { id: String(id) }) });
        return null;
      }}
    >
      <ScopeFields order={order} choice={choice} onChange={setChoice} />
      <Soft>{whatGoes()}</Soft>
      {onItsWay > 0 && <Soft>{t('onItsWay', { amount: price(onItsWay) })}</Soft>}
      {cents !== null && cents < left && <Soft>{t('left', { amount: price(left - cents) })}</Soft>}
    </ReasonDialog>
  );

  /** What the order gave and loses. */
  function whatGoes(): string {
    const teams = refundableTeams(order);
    const chosen = scope === 'teams' ? teams.filter(({ teamId }) => choice.teamIds.has(teamId)) : teams;
    const what = chosen.map(({ name }) => name).join(', ');
    // Money that is still on its way may come back: then nothing more is taken away.
    if (scope === 'amount' && cents !== left) return t('goes.nothing');
    if (order.kind === 'premium') return t('goes.premium');
    return what === '' ? t('goes.nothing') : t('goes.teams', { what });
  }
}

interface ScopeFieldsProps {
  readonly order: AnyOrder;
  readonly choice: RefundChoice;
  readonly onChange: (choice: RefundChoice) => void;
}

/** All of it, teams or an amount, and which. */
function ScopeFields({ order, choice, onChange }: ScopeFieldsProps) {
  const t = useText(refundTexts);
  const { price } = useFormat();
  const { scope, teamIds, amount } = choice;
  const teams = refundableTeams(order);
  const canChooseTeams = order.lines.length > 1 && teams.length > 0;

  function chooseTeam(teamId: number, isChosen: boolean) {
    const rest = [...teamIds].filter((one) => one !== teamId);
    onChange({ ...choice, teamIds: new Set(isChosen ? [...rest, teamId] : rest) });
  }

  return (
    <>
      <Segmented
        label={t('scope')}
        value={scope}
        options={SCOPES.filter((one) => one !== 'teams' || canChooseTeams).map((value) => ({
          value,
          text: t(value),
        }))}
        onChange={(value) => onChange({ ...choice, scope: value })}
      />
      {scope === 'teams' &&
        teams.map(({ teamId, name, share }) => (
          <Checkbox
            key={teamId}
            label={`${name} · ${price(share)}`}
            checked={teamIds.has(teamId)}
            onChange={({ target }) => chooseTeam(teamId, target.checked)}
          />
        ))}
      {scope === 'amount' && (
        <Field
          label={t('euros')}
          hint={t('atMost', { amount: price(leftOf(order)) })}
          error={amount !== '' && centsOf(order, choice) === null ? t('amount.choose') : undefined}
          inputMode="decimal"
          maxLength={12}
          value={amount}
          onChange={({ target }) => onChange({ ...choice, amount: target.value })}
        />
      )}
    </>
  );
}
