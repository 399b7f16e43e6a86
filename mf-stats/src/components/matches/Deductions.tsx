import { token } from '@euro/design-system';
import { useText } from '@euro/platform/react';
import styled from 'styled-components';
import { matchStateTexts } from '../../texts/matchStateTexts.js';

const List = styled.ul`
  padding: 8px 16px;
  border-top: 1px solid ${token.line};
  font-size: 0.875rem;
  color: ${token.inkSoft};
`;

/** Props of {@link Deductions}. */
export interface DeductionsProps {
  readonly clubs: readonly { readonly name: string; readonly points: number }[];
}

/** The points that were taken from clubs, below their table. */
export function Deductions({ clubs }: DeductionsProps) {
  const t = useText(matchStateTexts);
  return (
    <List>
      {clubs.map(({ name, points }) => (
        <li key={name}>{t('deducted', { club: name, points })}</li>
      ))}
    </List>
  );
}
