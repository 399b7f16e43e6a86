import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { container } from '../tokens/breakpoints.js';
import { token } from '../tokens/token.js';
import { CardTitle } from '../typography/typography.js';

/** How a {@link Card} looks. */
export interface CardLook {
  $padded?: boolean;
  $bleed?: boolean;
}

/**
 * A raised surface; pads its content with `$padded` (16, 24 in a container from 768). With `$bleed` it loses its sides and
 * corners below 560 px, for a list that goes from edge to edge of the screen.
 */
export const Card = styled.section<CardLook>`
  background: ${token.surface};
  border: 1px solid ${token.line};
  border-radius: ${token.radiusCard};
  box-shadow: ${token.shadow1};
  overflow: clip;
  padding: ${({ $padded }) => ($padded ? '16px' : '0')};
  ${container.tablet} {
    padding: ${({ $padded }) => ($padded ? '24px' : '0')};
  }
  @media (max-width: 34.9375em) {
    ${({ $bleed }) => $bleed && css`border-inline-width: 0; border-radius: 0;`}
  }
`;

const Head = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  min-height: 52px;
  padding: 12px 16px 8px;
  @media (max-width: 18em) { flex-wrap: wrap; }
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
      {aside}
    </Head>
  );
}
