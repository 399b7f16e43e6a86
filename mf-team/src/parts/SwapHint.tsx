import { Button } from '@euro/design-system';
import { useText } from '@euro/platform/react';
import { X } from 'lucide-react';
import styled from 'styled-components';
import { teamTexts } from '../messages/teamTexts.js';

/** At the bench while somebody waits to be swapped: who, and how to stop. */
export function SwapHint({ name, onStop }: { name: string; onStop: () => void }) {
  const t = useText(teamTexts);
  return (
    <Hint>
      <span role="status">{t('swapWith', { name })}</span>
      <Button variant="ghost" size="small" icon={<X size={16} aria-hidden />} onClick={onStop}>
        {t('stopSwap')}
      </Button>
    </Hint>
  );
}

const Hint = styled.span`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  align-items: center;
  gap: 4px 10px;
`;
