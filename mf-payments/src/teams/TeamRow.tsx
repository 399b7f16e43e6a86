import {
  Anchor,
  Badge,
  Checkbox,
  IconButton,
  LinkButton,
  PhoneOnly,
  token,
  WideOnly,
} from '@euro/design-system';
import { useFormat, useIsArchive } from '@euro/game-ui';
import type { MyTeam } from '@euro/platform';
import { useText } from '@euro/platform/react';
import { Copy, Pencil, Trash2 } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { PayRow } from '../components/payments/PayRow.js';
import { payState, priceOf } from '../domain/payState.js';
import { CancelPaymentDialog } from '../orders/CancelPaymentDialog.js';
import { teamChosen, teamDropped } from '../store/basketSlice.js';
import { useBasket, usePaymentsDispatch } from '../store/paymentsStore.js';
import { teamTexts } from '../texts/teamTexts.js';
import { RemoveDialog } from './RemoveDialog.js';
import { RenameForm } from './RenameForm.js';
import { StateChip } from './StateChip.js';
import { useCopyTeam } from './useCopyTeam.js';
import { useTeamDetail } from './useTeamDetail.js';

interface TeamRowProps {
  readonly team: MyTeam;
  /** All teams whose payment is the same, this one among them. */
  readonly together: readonly MyTeam[];
  /** Why no copy can be made; null when it can. */
  readonly full: string | null;
  /** A payment that was to be cancelled has ended otherwise. */
  readonly onEnded: (orderId: number) => void;
}

/** One team of the list: chosen to be paid, renamed, copied, deleted, or its payment cancelled. */
export function TeamRow({ team, together, full, onEnded }: TeamRowProps) {
  const t = useText(teamTexts);
  const format = useFormat();
  const detail = useTeamDetail();
  const dispatch = usePaymentsDispatch();
  const { selected } = useBasket();
  const { copy, isCopying } = useCopyTeam();
  const isArchive = useIsArchive();
  const [action, setAction] = useState<'rename' | 'remove' | 'cancel' | null>(null);
  const pencil = useRef<HTMLButtonElement>(null);
  const { id, name } = team;
  const kind = payState(team);
  const isSelected = kind === 'unpaid' && selected.includes(id);

  const done = () => setAction(null);
  useFocusAfter(action === 'rename', pencil);

  return (
    <>
      <PayRow
        choice={
          kind === 'unpaid' &&
          !isArchive && (
            <Checkbox
              label=""
              aria-label={t('choose', { name })}
              checked={isSelected}
              onChange={(event) => dispatch(event.target.checked ? teamChosen(id) : teamDropped(id))}
            />
          )
        }
        selected={isSelected}
        badge={<Badge seed={id} src={team.badge} />}
        name={
          <>
            <Anchor href={`/my-teams/team/${id}`}>{name}</Anchor>
            {!isArchive && (
              <Tools>
                <IconButton
                  ref={pencil}
                  label={t('rename', { name })}
                  icon={<Pencil size={18} aria-hidden />}
                  onClick={() => setAction('rename')}
                />
                <IconButton
                  label={t('copy', { name })}
                  icon={<Copy size={18} aria-hidden />}
                  title={full ?? undefined}
                  disabled={full !== null || isCopying}
                  onClick={() => void copy(id)}
                />
              </Tools>
            )}
          </>
        }
        note={detail(team)}
        status={<StateChip team={team} />}
        amount={format.price(priceOf(team))}
        action={
          kind === 'pending' && (
            <LinkButton aria-label={t('cancelPaymentOf', { name })} onClick={() => setAction('cancel')}>
              <PhoneOnly as="span">{t('cancelPaymentShort')}</PhoneOnly>
              <WideOnly as="span">{t('cancelPayment')}</WideOnly>
            </LinkButton>
          )
        }
        last={
          kind === 'unpaid' &&
          !isArchive && (
            <IconButton
              label={t('remove', { name })}
              icon={<Trash2 size={20} aria-hidden />}
              onClick={() => setAction('remove')}
            />
          )
        }
        form={action === 'rename' ? <RenameForm team={team} onClose={done} /> : undefined}
      />
      {action === 'remove' && <RemoveDialog team={team} onClose={done} />}
      {action === 'cancel' && team.paymentId !== null && (
        <CancelPaymentDialog
          order={{
            id: team.paymentId,
            kind: 'teams',
            lines: together.map((each) => ({ teamId: each.id, name: each.name, amount: priceOf(each) })),
          }}
          onClose={done}
          onRefused={() => team.paymentId !== null && onEnded(team.paymentId)}
        />
      )}
    </>
  );
}

/** Focuses the element that replaces a form after it is closed. */
function useFocusAfter(isOpen: boolean, target: RefObject<HTMLElement | null>): void {
  const wasOpen = useRef(false);
  useEffect(() => {
    if (!isOpen && wasOpen.current) target.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen, target]);
}

/* On phones a team is renamed and copied on its own page. */
const Tools = styled.span`
  display: inline-flex;
  margin-block: -12px;
  color: ${token.inkSoft};
  @media (max-width: 47.9375em) { display: none; }
`;
