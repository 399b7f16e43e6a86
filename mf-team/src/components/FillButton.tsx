import { onNight, token } from '@euro/design-system';
import { useText } from '@euro/platform/react';
import { WandSparkles } from 'lucide-react';
import styled from 'styled-components';
import { builderTexts } from '../texts/builderTexts.js';

const Root = styled.button`
  ${onNight}
  display: flex;
  align-items: center;
  gap: 6px;
  min-height: 44px;
  padding: 0 12px;
  border: 1px solid #ffffff66;
  border-radius: 10px;
  background: #0b1338e6;
  color: #fff;
  font-size: 0.875rem;
  font-weight: 650;
  svg { color: ${token.accent}; }
  &:hover { border-color: ${token.accent}; }
`;

/** Fills the open places of the squad. */
export function FillButton({ onPress }: { readonly onPress: () => void }) {
  const t = useText(builderTexts);
  return (
    <Root type="button" onClick={onPress}>
      <WandSparkles size={18} aria-hidden="true" />
      {t('fill')}
    </Root>
  );
}
