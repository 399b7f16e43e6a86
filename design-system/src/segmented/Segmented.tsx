import type { ReactNode } from 'react';
import styled from 'styled-components';
import { bareButton, fadeWhenScrollable } from '../tokens/mixins.js';
import { token } from '../tokens/token.js';
import { inElement } from '../typography/inElement.js';
import { useRovingFocus } from './useRovingFocus.js';

const Trough = styled.fieldset`
  display: inline-flex;
  gap: 2px;
  max-width: 100%;
  min-width: 0;
  margin: 0;
  padding: 4px;
  border: 0;
  border-radius: ${token.radiusCard};
  background: ${token.sunken};
  overflow-x: auto;
  scrollbar-width: none;
  ${fadeWhenScrollable}
`;

const Choice = styled.button`
  ${bareButton}
  flex: none;
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: 44px;
  padding: 0 16px;
  border-radius: 9px;
  font-size: 0.875rem;
  font-weight: 600;
  white-space: nowrap;
  color: ${token.inkSoft};
  transition: background ${token.quick}, color ${token.quick};
  &:hover { color: ${token.ink}; }
  &[aria-pressed='true'] { background: ${token.actionFill}; color: ${token.actionInk}; }
  &:focus-visible { outline-offset: -3px; }
`;

const Tiles = styled.fieldset`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(44px, 1fr);
  gap: 6px;
  margin: 0;
  padding: 0;
  border: 0;
  min-width: 0;
  /* Letters so large that not all have room beside each other. */
  @media (max-width: 16em) { grid-auto-flow: row; grid-template-columns: repeat(3, minmax(0, 1fr)); }
`;

const Tile = styled.button`
  ${bareButton}
  display: grid;
  place-items: center;
  min-height: 44px;
  padding: 0 4px;
  border-radius: ${token.radiusField};
  background: ${token.sunken};
  font-size: 0.875rem;
  line-height: 1.15;
  font-weight: 700;
  font-stretch: 92%;
  text-align: center;
  white-space: nowrap;
  transition: background ${token.quick}, color ${token.quick};
  small { display: block; font-size: 0.75rem; font-weight: 600; color: ${token.inkSoft}; }
  &[aria-pressed='true'] { background: ${token.ownRow}; color: ${token.onOwnRow}; }
  &[aria-pressed='true'] small { color: ${token.onOwnRowSoft}; }
`;

/** One choice. */
export interface SegmentedOption<Value extends string> {
  value: Value;
  text: ReactNode;
  /** A second line, for tiles: "1/3". */
  detail?: string;
  /** The whole choice in words, when the text is an abbreviation. */
  label?: string;
}

/** Props of {@link Segmented}. */
export interface SegmentedProps<Value extends string> {
  /** Accessible name of the choice. */
  label: string;
  options: readonly SegmentedOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** `trough`: one bar of words; `tiles`: equal tiles with a second line. */
  look?: 'trough' | 'tiles';
}

/** Choices of which one is pressed; one stop of the Tab key, in which arrow keys move. */
export function Segmented<Value extends string>({
  label,
  options,
  value,
  onChange,
  look = 'trough',
}: SegmentedProps<Value>) {
  const Box = look === 'tiles' ? Tiles : Trough;
  const Item = look === 'tiles' ? Tile : Choice;
  const selectedIndex = options.findIndex((option) => option.value === value);
  const { group, item } = useRovingFocus(Math.max(0, selectedIndex));
  return (
    <Box aria-label={label} {...group}>
      {options.map((option, at) => (
        <Item
          key={option.value}
          {...item(at)}
          type="button"
          aria-pressed={option.value === value}
          aria-label={option.label}
          onClick={() => onChange(option.value)}
        >
          <span>
            {inElement(option.text)}
            {option.detail && <small>{option.detail}</small>}
          </span>
        </Item>
      ))}
    </Box>
  );
}
