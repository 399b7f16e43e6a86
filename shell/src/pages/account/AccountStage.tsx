import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { Hero, HeroCard } from '../hero/Hero.js';

/** The stadium reaches the foot of the portal, however high the window is. */
const Ground = styled.div`
  flex: 1;
  display: grid;
`;

interface AccountStageProps {
  readonly title: string;
  /** The rest of the title, in volt. */
  readonly volt: string;
  readonly lead: string;
  /** Heading of the card. */
  readonly card: string;
  readonly children: ReactNode;
}

/** The stadium with one form on it. */
export function AccountStage({ title, volt, lead, card, children }: AccountStageProps) {
  const cardId = useId();
  return (
    <Ground>
      <Hero
        title={
          <>
            <span>{title}</span> <em>{volt}</em>
          </>
        }
        lead={lead}
      >
        <HeroCard aria-labelledby={cardId}>
          <h2 id={cardId}>{card}</h2>
          {children}
        </HeroCard>
      </Hero>
    </Ground>
  );
}
