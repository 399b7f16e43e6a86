import { Segmented, Select, token } from '@euro/design-system';
import styled from 'styled-components';
import { CHOICES, type Scene } from './scene.js';

/** CSS pixels, or as wide as there is room. */
export type Width = '375' | '768' | '1280' | 'full';

interface StripProps {
  name: string;
  pieces: readonly string[];
  scene: Scene;
  width: Width;
  onScene: (scene: Scene) => void;
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

/** What can be asked of the stage. */
export function Strip({ name, pieces, scene, width, onScene, onWidth }: StripProps) {
  const choice = <K extends keyof typeof CHOICES>(key: K, label: string) => (
    <Select
      label={label}
      value={scene[key]}
      options={Object.entries(CHOICES[key]).map(([value, text]) => ({ value, text }))}
      onChange={(value) => onScene({ ...scene, [key]: value })}
    />
  );
  return (
    <Bar>
      <h1>{name}</h1>
      <Select
        label="Page or embed"
        value={scene.piece}
        options={pieces.map((piece) => ({ value: piece, text: piece }))}
        onChange={(piece) => onScene({ ...scene, piece })}
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
