import { Checkbox, container } from '@euro/design-system';
import { useText } from '@euro/platform/react';
import styled from 'styled-components';
import { bulkTexts } from '../texts/bulkTexts.js';
import type { Selection } from './useSelection.js';

const Line = styled.div`
  padding: 4px 16px;
  font-weight: 600;
  ${container.phoneLarge} { padding-inline: 20px; }
`;

/** Chooses every row of the page that something can be done to; nothing where there is none. */
export function SelectAll<T>({ selection }: { readonly selection: Selection<T> }) {
  const t = useText(bulkTexts);
  const { possible, selectedRows, chooseAll } = selection;
  if (possible.length === 0) return null;
  return (
    <Line>
      <Checkbox
        label={t('all', { count: possible.length })}
        checked={selectedRows.length === possible.length}
        onChange={({ target }) => chooseAll(target.checked)}
      />
    </Line>
  );
}
