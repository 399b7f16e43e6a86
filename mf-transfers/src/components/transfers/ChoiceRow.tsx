import { bareButton, Jersey, token } from '@euro/design-system';
import type { Shirt } from '@euro/game-ui';
import styled from 'styled-components';

const Root = styled.li`
  & + & { border-top: 1px solid ${token.line}; }
`;

const Press = styled.button`
  ${bareButton}
  display: grid;
  grid-template-columns: 40px minmax(0, 1fr) auto;
  align-items: center;
  gap: 12px;
  width: 100%;
  min-height: 60px;
  padding: 8px 4px;
  border-radius: ${token.radiusField};
  font-size: 0.9375rem;
  line-height: 1.3;
  .em-jersey { width: 40px; height: 40px; }
  b { display: block; font-weight: 750; }
  small { display: block; font-size: 0.8125rem; color: ${token.inkSoft}; }
  & > span:last-child { font-weight: 700; text-align: right; white-space: nowrap; }
  &:hover:not([aria-disabled]) { background: ${token.tint}; }
  &[aria-disabled] { cursor: not-allowed; color: ${token.inkSoft}; .em-jersey { filter: saturate(0.35) opacity(0.7); } }
`;

/** Props of {@link ChoiceRow}. */
export interface ChoiceRowProps {
  name: string;
  shirt: Shirt;
  /** Under the name: what choosing him means, or why it isn't possible. */
  detail: string;
  /** At the right: "€ 8,5". */
  value: string;
  /** He can't be chosen; `detail` explains why. */
  disabled?: boolean;
  onPress: () => void;
}

/** A player to choose in a dialog. Put it in a `ul`. */
export function ChoiceRow({ name, shirt, detail, value, disabled = false, onPress }: ChoiceRowProps) {
  return (
    <Root>
      <Press type="button" aria-disabled={disabled || undefined} onClick={disabled ? undefined : onPress}>
        <Jersey {...shirt} />
        <span>
          <b>{name}</b>
          <small>{detail}</small>
        </span>
        <span>{value}</span>
      </Press>
    </Root>
  );
}
