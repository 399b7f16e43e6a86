import { X } from 'lucide-react';
import styled from 'styled-components';
import { bareButton } from '../tokens/mixins.js';
import { token } from '../tokens/token.js';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 8px;
`;

/** As high as a thumb needs; the pill inside is lower. */
const Press = styled.button`
  ${bareButton}
  display: flex;
  align-items: center;
  min-height: 44px;
  border-radius: ${token.radiusFull};
  & > span {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-height: 36px;
    padding: 0 10px 0 14px;
    border-radius: inherit;
    background: ${token.tint};
    color: ${token.brand};
    font-size: 0.875rem;
    font-weight: 650;
  }
  &:hover > span { box-shadow: inset 0 0 0 1.5px currentColor; }
`;

/** One active filter. */
export interface FilterChip {
  id: string;
  /** "Doelpunten ≥ 2". */
  text: string;
  /** Accessible name of its button: "Haal weg: minstens 2 doelpunten". */
  label: string;
  onRemove: () => void;
}

/** Props of {@link FilterChips}. */
export interface FilterChipsProps {
  /** "Gekozen filters". */
  label: string;
  chips: readonly FilterChip[];
}

/** Filters that hold, each taken away by a press; nothing while there are none. */
export function FilterChips({ label, chips }: FilterChipsProps) {
  if (chips.length === 0) return null;
  return (
    <List aria-label={label}>
      {chips.map(({ id, text, label: removeLabel, onRemove }) => (
        <li key={id}>
          <Press type="button" aria-label={removeLabel} onClick={onRemove}>
            <span>
              <span>{text}</span>
              <X size={16} aria-hidden />
            </span>
          </Press>
        </li>
      ))}
    </List>
  );
}
