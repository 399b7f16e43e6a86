import { Select } from '@euro/design-system';
import { useText } from '@euro/platform/react';
import styled from 'styled-components';
import { commonTexts } from '../texts/commonTexts.js';

interface WeekChoiceProps {
  readonly label: string;
  readonly week: number;
  /** The last matchday that can be chosen. */
  readonly lastWeek: number;
  readonly onWeek: (week: number) => void;
}

/** One of the matchdays so far. */
export function WeekChoice({ label, week, lastWeek, onWeek }: WeekChoiceProps) {
  const common = useText(commonTexts);
  return (
    <Choice
      label={label}
      options={Array.from({ length: lastWeek }, (_, index) => ({
        value: String(index + 1),
        text: common('matchday', { week: index + 1 }),
      }))}
      value={String(week)}
      onChange={(value) => onWeek(Number(value))}
    />
  );
}

const Choice = styled(Select)`
  @container (min-width: 43.75rem) { max-width: 240px; }
`;
