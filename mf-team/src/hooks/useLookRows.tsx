import type { ResponseOf } from '@euro/api-contract';
import { type ReceiptRow, useFormat } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { Eye } from 'lucide-react';
import { receiptsTexts } from '../texts/receiptsTexts.js';

type Looks = ResponseOf<'GET team/{id}/changes'>['looks'];

/** Draws as rows how often the lineup was looked at before its deadline, the latest matchday first (decisions §5.5). */
export function useLookRows(): (looks: Looks) => ReceiptRow[] {
  const t = useText(receiptsTexts);
  const { whole } = useFormat();
  return (looks) =>
    looks
      .filter((matchday) => matchday.looks > 0)
      .sort((one, other) => other.weekId - one.weekId)
      .map(({ weekId, looks: count }) => ({
        id: `looks of ${weekId}`,
        icon: <Eye />,
        lines: [{ label: t('looks'), text: t('looksCount', { count, written: whole(count) }) }],
        detail: t('looksOf', { week: weekId }),
      }));
}
