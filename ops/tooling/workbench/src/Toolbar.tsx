import { Segmented, Select, token } from '@euro/design-system';
import styled from 'styled-components';
import { CHOICES, type Scenario } from './scenario.js';

/** CSS pixels, or the available width. */
export type Width = '375' | '768' | '1280' | 'full';

interface ToolbarProps {
  name: string;
  pieces: readonly string[];
  scenario: Scenario;
  width: Width;
  onScenario: (scenario: Scenario) => void;
  onWidth: (width: Width) => void;
}

const Bar = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 8px 12px;
  padding: 12px;
  background: ${token.surface};
  border-bottom: 1px solid ${token.line};
  h1 { margin: 0 8px 10px 0; font-size: 1.125rem; color: ${token.ink}; }
`;

const WIDTHS: readonly Width[] = ['375', '768', '1280', 'full'];

/** The controls of the stage. */
export function Toolbar({ name, pieces, scenario, width, onScenario, onWidth }: ToolbarProps) {
  const choice = <K extends keyof typeof CHOICES>(key: K, label: string) => (
    <Select
      label={label}
      value={scenario[key]}
      options={Object.entries(CHOICES[key]).map(([value, text]) => ({ value, text }))}
      onChange={(value) => onScenario({ ...scenario, [key]: value })}
    />
  );
  return (
    <Bar>
      <h1>{name}</h1>
      <Select
        label="Page or embed"
        value={scenario.piece}
        options={pieces.map((piece) => ({ value: piece, text: piece }))}
        onChange={(piece) => onScenario({ ...scenario, piece })}
      />
      {choice('visitor', 'Visitor')}
      {choice('api', 'API')}
      {choice('line', 'Connection')}
      {choice('matchday', 'Matchday 2')}
      {choice('theme', 'Theme')}
      {choice('locale', 'Language')}
      <Segmented
        label="Width"
        value={width}
        options={WIDTHS.map((value) => ({ value, text: value === 'full' ? 'Full' : value }))}
        onChange={onWidth}
      />
    </Bar>
  );
}
