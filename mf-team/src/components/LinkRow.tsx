import { Anchor, Card, token } from '@euro/design-system';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';

interface LinkRowProps {
  readonly href: string;
  /** Of 20 px. */
  readonly icon: ReactNode;
  readonly title: string;
  readonly detail: string;
}

/** A card of one row, all of which is a link. */
export function LinkRow({ href, icon, title, detail }: LinkRowProps) {
  return (
    <Card>
      <Row href={href}>
        {icon}
        <span>
          <b>{title}</b>
          <small>{detail}</small>
        </span>
        <ChevronRight size={20} aria-hidden />
      </Row>
    </Card>
  );
}

const Row = styled(Anchor)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 12px;
  align-items: center;
  min-height: 68px;
  padding: 10px 16px;
  font-size: 0.9375rem;
  &:hover { background: ${token.tint}; }
  b { display: block; font-weight: 750; }
  small { font-size: 0.8125rem; color: ${token.inkSoft}; }
`;
