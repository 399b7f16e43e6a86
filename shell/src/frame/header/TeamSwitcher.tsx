import { Badge, token } from '@euro/design-system';
import { Check } from 'lucide-react';
import styled from 'styled-components';
import { NavButton } from './MainNav.js';

const Group = styled.fieldset`
  margin: 0 0 6px;
  padding: 0 0 6px;
  border: 0;
  border-bottom: 1px solid #ffffff24;
  min-width: 0;
`;

const Legend = styled.legend`
  padding: 4px 10px;
  font-size: 0.75rem;
  font-weight: 600;
  color: ${token.onNightSoft};
`;

const Team = styled(NavButton)`
  display: grid;
  grid-template-columns: 28px minmax(0, 1fr) 16px;
  gap: 10px;
  width: 100%;
  white-space: normal;
  overflow-wrap: anywhere;
  line-height: 1.25;
`;

/** A team of the signed-in user. */
export interface OwnTeam {
  id: number;
  name: string;
  /** Address of its logo. */
  badge?: string | null;
  current: boolean;
}

/** Props of {@link TeamSwitcher}. */
export interface TeamSwitcherProps {
  /** "Je ploegen". */
  label: string;
  items: readonly OwnTeam[];
  onChoose: (id: number) => void;
}

/** The own teams on night, of which one is played with now. */
export function TeamSwitcher({ label, items, onChoose }: TeamSwitcherProps) {
  return (
    <Group>
      <Legend>{label}</Legend>
      {items.map(({ id, name, badge, current }) => (
        <Team key={id} type="button" aria-pressed={current} onClick={() => onChoose(id)}>
          <Badge seed={id} src={badge} size={28} onNight />
          <span>{name}</span>
          {current && <Check size={16} aria-hidden />}
        </Team>
      ))}
    </Group>
  );
}
