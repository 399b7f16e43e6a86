import { Checkbox, VisuallyHidden } from '@euro/design-system';
import { useText } from '@euro/platform/react';
import styled from 'styled-components';
import { bulkTexts } from '../texts/bulkTexts.js';
import type { Selection } from './useSelection.js';

/** As wide as its checkbox; its label is for screen readers. */
const Cell = styled.div`
  grid-column: 1;
  width: 24px;
  margin-block: -10px;
  align-self: start;
`;

interface SelectCellProps<T> {
  readonly row: T;
  /** "GRASMAT24", "bestelling 31". */
  readonly name: string;
  readonly selection: Selection<T>;
}

/** Chooses a row; nothing where nothing can be done to it. */
export function SelectCell<T>({ row, name, selection }: SelectCellProps<T>) {
  const t = useText(bulkTexts);
  return (
    <Cell>
      {selection.isPossible(row) && (
        <Checkbox
          label={<VisuallyHidden>{t('choose', { name })}</VisuallyHidden>}
          checked={selection.isChosen(row)}
          onChange={({ target }) => selection.choose(row, target.checked)}
        />
      )}
    </Cell>
  );
}
