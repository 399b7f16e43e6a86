import { onNight, token } from '@euro/design-system';
import { Lock } from 'lucide-react';
import styled from 'styled-components';
import type { DeadlineWords } from './useDeadlineWords.js';

/** That the matchday is locked, and since when. */
export function DeadlineHead({ title, lines }: DeadlineWords) {
  return (
    <Root>
      <i aria-hidden="true">
        <Lock size={26} />
      </i>
      <div>
        <h2>{title}</h2>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </Root>
  );
}

const Root = styled.div`
  ${onNight}
  display: grid;
  grid-template-columns: 56px minmax(0, 1fr);
  gap: 16px;
  align-items: center;
  padding: 20px;
  border-radius: ${token.radiusCard};
  background: ${token.night};
  i { display: grid; place-items: center; width: 56px; height: 56px; border-radius: ${token.radiusField}; background: ${token.nightDeep}; }
  h2 { font-size: 1.25rem; font-weight: 850; font-stretch: 112%; line-height: 1.15; }
  p { margin-top: 4px; font-size: 0.875rem; line-height: 1.4; color: ${token.onNightSoft}; }
`;
