import { hidden, token } from '@euro/design-system';
import { useText } from '@euro/platform/react';
import { useId } from 'react';
import styled from 'styled-components';
import { complaintTexts } from '../texts/complaintTexts.js';
import type { Choice } from './answers.js';

interface ChoicesProps {
  readonly choices: readonly Choice[];
  readonly value: Choice | null;
  readonly onChange: (choice: Choice) => void;
}

/** The answers with what each does, numbered by the keys that choose them. */
export function Choices({ choices, value, onChange }: ChoicesProps) {
  const t = useText(complaintTexts);
  const name = useId();
  return (
    <Box>
      <legend>{t('answer')}</legend>
      {choices.map((choice, index) => (
        <label key={choice} data-danger={choice === 'suspend' || undefined}>
          <input
            type="radio"
            name={name}
            checked={choice === value}
            aria-describedby={`${name}${choice}`}
            onChange={() => onChange(choice)}
          />
          <kbd aria-hidden>{index + 1}</kbd>
          <b>{t(choice)}</b>
          <small id={`${name}${choice}`} aria-hidden>
            {t(`${choice}.text`)}
          </small>
        </label>
      ))}
    </Box>
  );
}

const Box = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 220px), 1fr));
  gap: 10px;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  legend { ${hidden} }
  label {
    position: relative;
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 2px 10px;
    align-content: center;
    min-height: 4rem;
    padding: 10px 14px;
    border: 2px solid ${token.control};
    border-radius: ${token.radiusField};
    cursor: pointer;
  }
  label:has(:checked) { border-color: ${token.brand}; background: ${token.tint}; }
  label:has(:focus-visible) { outline: 3px solid ${token.focus}; outline-offset: 2px; }
  label[data-danger] b { color: ${token.danger}; }
  input { position: absolute; inset: 0; margin: 0; opacity: 0; cursor: pointer; }
  kbd { font: inherit; font-weight: 700; color: ${token.inkSoft}; }
  b { font-weight: 750; }
  small { grid-column: 2; color: ${token.inkSoft}; }
`;
