import type { ResponseOf } from '@euro/api-contract';
import { Segmented } from '@euro/design-system';
import { useFormat } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { DeskTools } from '../components/deskList.js';
import { complaintTexts } from '../texts/complaintTexts.js';

export const LISTS = ['waiting', 'decided'] as const;
export const FILTERS = ['name', 'picture', 'comment'] as const;

type Counts = ResponseOf<'GET admin/complaints'>['counts'];
type Filter = (typeof FILTERS)[number];

interface QueueFiltersProps {
  readonly status: (typeof LISTS)[number];
  readonly filter: Filter | undefined;
  /** Of the list that is shown; missing until there is one, and of an API of an earlier release. */
  readonly counts: Counts;
  /** Empty: what waits, or everything. */
  readonly onChoose: (name: 'status' | 'filter', value: string) => void;
}

/** What waits or what was decided, and all of it or what is about names, logos or messages, with how many. */
export function QueueFilters({ status, filter, counts, onChoose }: QueueFiltersProps) {
  const t = useText(complaintTexts);
  const { whole } = useFormat();
  return (
    <DeskTools as="div">
      <Segmented
        label={t('which')}
        value={status}
        options={LISTS.map((one) => ({ value: one, text: t(one) }))}
        onChange={(value) => onChoose('status', value === 'waiting' ? '' : value)}
      />
      <Segmented
        look="tiles"
        label={t('kinds')}
        value={filter ?? ''}
        options={(['', ...FILTERS] as const).map((value) => ({ value, ...wordsOf(value) }))}
        onChange={(value) => onChoose('filter', value)}
      />
    </DeskTools>
  );

  function wordsOf(value: Filter | '') {
    const text = t(value === '' ? 'every' : `filter.${value}`);
    if (!counts) return { text };
    const count = whole(value === '' ? counts.name + counts.picture + counts.comment : counts[value]);
    return { text, detail: count, label: t('count', { filter: text, count }) };
  }
}
