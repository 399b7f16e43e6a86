import type { ReactNode } from 'react';
import styled from 'styled-components';
import { container } from '../tokens/breakpoints.js';
import { inElement } from '../typography/inElement.js';
import { CardTitle } from '../typography/typography.js';

const Head = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  min-height: 52px;
  padding: 12px 16px 8px;
  @media (max-width: 18em) {
    flex-wrap: wrap;
    & > :first-child { max-width: 100%; font-stretch: 100%; overflow-wrap: anywhere; }
  }
  ${container.phoneLarge} {
    padding: 16px 20px 8px;
  }
`;

/** Props of {@link CardHeader}. */
export interface CardHeaderProps {
  title: ReactNode;
  /** A pill, link or button at the right. */
  aside?: ReactNode;
  /** Heading element; h2 by default. */
  as?: 'h1' | 'h2' | 'h3';
  id?: string;
}

/** The title row of a card. */
export function CardHeader({ title, aside, as = 'h2', id }: CardHeaderProps) {
  return (
    <Head>
      <CardTitle as={as} id={id}>
        {title}
      </CardTitle>
      {inElement(aside)}
    </Head>
  );
}
