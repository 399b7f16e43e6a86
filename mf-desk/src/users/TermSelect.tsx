import { SUSPENSION_DAYS } from '@euro/api-contract';
import { Select } from '@euro/design-system';
import { useText } from '@euro/platform/react';
import { suspensionTexts } from '../texts/suspensionTexts.js';

interface TermSelectProps {
  readonly label: string;
  /** Days, or `untilLifted`. */
  readonly value: string;
  readonly onChange: (term: string) => void;
}

/** How long an account is suspended. */
export function TermSelect({ label, value, onChange }: TermSelectProps) {
  const t = useText(suspensionTexts);
  const options = [
    ...SUSPENSION_DAYS.map((count) => ({ value: String(count), text: t('days', { count }) })),
    { value: 'untilLifted', text: t('untilLifted') },
  ];
  return <Select label={label} value={value} options={options} onChange={onChange} />;
}

/** The days of a term as the API takes them: null until an operator lifts the suspension. */
export function daysOf(term: string): (typeof SUSPENSION_DAYS)[number] | null {
  return SUSPENSION_DAYS.find((days) => String(days) === term) ?? null;
}
