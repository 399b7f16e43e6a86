import { useIsPremium } from '@euro/game-ui';
import styled from 'styled-components';
import { UpsellCard } from '../components/UpsellCard.js';
import { CreateCard } from './CreateCard.js';
import { SearchCard } from './SearchCard.js';

/** Looking for a league beside starting one. */
export function FindAndStart() {
  return (
    <Pair>
      <SearchCard />
      <StartCard />
    </Pair>
  );
}

/** Creating a league, or the upsell of premium. */
export function StartCard() {
  return useIsPremium() ? <CreateCard /> : <UpsellCard />;
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 320px), 1fr));
  gap: 16px;
  align-items: start;
  @media (min-width: 48em) { gap: 24px; }
`;
