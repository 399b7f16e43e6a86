import { Card, CardTitle, CrownedName, media, Soft, token } from '@euro/design-system';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const Root = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  align-items: center;
  padding: 16px;
  h3 + p { margin-top: 4px; }
  ${media.tablet} { grid-template-columns: minmax(0, 1fr) min(420px, 50%); padding: 24px; }
`;

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  min-width: 0;
  padding: 12px 16px;
  border: 1px solid ${token.line};
  border-radius: ${token.radiusCard};
  overflow-wrap: anywhere;
  & > svg, & > img { flex: none; }
  b { display: block; font-weight: 650; }
  small { display: block; font-size: 0.875rem; color: ${token.inkSoft}; }
`;

/** Props of {@link SeenAs}. */
export interface SeenAsProps {
  title: string;
  text: ReactNode;
  badge: ReactNode;
  name: string;
  manager?: string;
  /** Accessible name of the crown. */
  premiumLabel: string;
}

/** A team with a crown as others see it. */
export function SeenAs({ title, text, badge, name, manager, premiumLabel }: SeenAsProps) {
  return (
    <Root>
      <div>
        <CardTitle as="h3">{title}</CardTitle>
        <Soft>{text}</Soft>
      </div>
      <Row>
        {badge}
        <span>
          <b>
            <CrownedName name={name} premiumLabel={premiumLabel} size={20} />
          </b>
          {manager && <small>{manager}</small>}
        </span>
      </Row>
    </Root>
  );
}
