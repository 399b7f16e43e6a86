import type { ConfirmedTransfer } from '@euro/api-contract';
import { IconTile, ListRow, VisuallyHidden } from '@euro/design-system';
import { toTenths } from '@euro/game';
import { useFormat, useNames } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { Check } from 'lucide-react';
import { listTexts } from '../texts/listTexts.js';

interface ConfirmedRowProps {
  transfer: ConfirmedTransfer;
  /** Writes the matchday, where several are below each other. */
  withWeek?: boolean;
}

/** A confirmed transfer: both players, its moment, and its effect on the money. */
export function ConfirmedRow({ transfer, withWeek = false }: ConfirmedRowProps) {
  const t = useText(listTexts);
  const format = useFormat();
  const names = useNames();
  const { outId, inId, outPlayer, inPlayer, weekId, at, extra, outPrice, inPrice } = transfer;
  const values = {
    outName: names.player(outId) || (outPlayer?.name ?? ''),
    inName: names.player(inId) || (inPlayer?.name ?? ''),
  };
  const money =
    outPrice == null || inPrice == null ? '' : format.signedMoney(toTenths(outPrice) - toTenths(inPrice));
  const details = [
    withWeek ? t('ofWeek', { week: weekId }) : '',
    at === undefined ? '' : t('confirmedAt', { moment: format.shortMoment(at).replace(' · ', ' ') }),
    money,
    extra ? t('extra') : '',
  ];
  return (
    <ListRow
      leading={
        <IconTile>
          <Check aria-hidden />
        </IconTile>
      }
      title={
        <>
          <span aria-hidden="true">{t('fromTo', values)}</span>
          <VisuallyHidden>{t('spoken', values)}</VisuallyHidden>
        </>
      }
      detail={details.filter((part) => part !== '').join(' · ')}
    />
  );
}
