import { ChevronDown } from 'lucide-react';
import { type Ref, type SelectHTMLAttributes, useId } from 'react';
import styled from 'styled-components';
import { Control, LabelText } from '../field/control.js';
import { ellipsis } from '../tokens/mixins.js';
import { token } from '../tokens/token.js';

const Root = styled.div`
  min-width: 0;
`;

const Box = styled(Control)`
  position: relative;
  padding: 0;
  & > svg { position: absolute; right: 12px; pointer-events: none; }
`;

const Native = styled.select`
  appearance: none;
  ${ellipsis}
  width: 100%;
  min-height: 48px;
  padding: 0 38px 0 12px;
  border: 0;
  border-radius: inherit;
  background: none;
  font: inherit;
  font-size: 1rem;
  font-weight: 500;
  color: ${token.ink};
  outline: none;
  cursor: pointer;
  option { background: ${token.surface}; color: ${token.ink}; }
`;

/** One choice. */
export interface SelectOption {
  value: string;
  text: string;
  disabled?: boolean;
}

/** Props of {@link Select}. */
export interface SelectProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'onChange' | 'children'> {
  label: string;
  hideLabel?: boolean;
  options: readonly SelectOption[];
  value: string;
  onChange: (value: string) => void;
  ref?: Ref<HTMLSelectElement>;
}

/** The device's own select in our clothes. */
export function Select({ label, hideLabel = false, options, onChange, id, className, ...rest }: SelectProps) {
  const generatedId = useId();
  const selectId = id ?? generatedId;
  return (
    <Root className={className}>
      <LabelText htmlFor={selectId} $hidden={hideLabel}>
        {label}
      </LabelText>
      <Box>
        <Native {...rest} id={selectId} onChange={(event) => onChange(event.target.value)}>
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.text}
            </option>
          ))}
        </Native>
        <ChevronDown size={18} aria-hidden />
      </Box>
    </Root>
  );
}
