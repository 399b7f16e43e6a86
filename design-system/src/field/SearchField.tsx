import { Search, X } from 'lucide-react';
import { useRef } from 'react';
import { InnerButton } from './control.js';
import { Field, type FieldProps } from './Field.js';

/** Props of {@link SearchField}. */
export interface SearchFieldProps
  extends Omit<FieldProps, 'type' | 'icon' | 'after' | 'value' | 'onChange' | 'ref'> {
  value: string;
  onChange: (text: string) => void;
  /** Accessible name of the cross: clear the text. */
  clearLabel: string;
}

/** A search field with a glass and a cross. */
export function SearchField({ value, onChange, clearLabel, ...rest }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);

  function handleClear() {
    onChange('');
    input.current?.focus();
  }

  return (
    <Field
      {...rest}
      ref={input}
      type="search"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      icon={<Search size={20} aria-hidden />}
      after={
        value !== '' && (
          <InnerButton type="button" aria-label={clearLabel} onClick={handleClear}>
            <X size={18} aria-hidden />
          </InnerButton>
        )
      }
    />
  );
}
