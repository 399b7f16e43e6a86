import { Hero, HeroCard } from '@euro/design-system';
import { type ReactNode, useId } from 'react';

interface AccountStageProps {
  readonly title: ReactNode;
  readonly lead: string;
  /** Heading of the card. */
  readonly card: string;
  readonly children: ReactNode;
}

/** The stadium with one form on it. */
export function AccountStage({ title, lead, card, children }: AccountStageProps) {
  const cardId = useId();
  return (
    <Hero title={title} lead={lead}>
      <HeroCard aria-labelledby={cardId}>
        <h2 id={cardId}>{card}</h2>
        {children}
      </HeroCard>
    </Hero>
  );
}
