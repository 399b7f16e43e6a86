import { lazyPage } from '@euro/platform/react';
import styled from 'styled-components';
import { Spare } from '../../frame/Spare.js';
import { HomeCard } from './HomeCard.js';
import { HomeHero } from './HomeHero.js';
import { MatchesToday } from './MatchesToday.js';
import { PageEnd } from './PageEnd.js';

/** Keeps the foot of the portal out of view. */
const Below = styled.div`
  min-height: 100vh;
`;

/** What stands below the first screen; its code comes when that is drawn. */
export const BelowFirstScreen = lazyPage(
  () => import(/* webpackFetchPriority: "low" */ './GameInShort.js').then(({ GameInShort }) => GameInShort),
  <Below />,
);

/** The front page, at / and at /home (spec §2 "Home"). */
export function HomePage() {
  return (
    <PageEnd>
      <HomeHero>
        <HomeCard />
      </HomeHero>
      <MatchesToday />
      <Spare fallback={<Below />}>
        <BelowFirstScreen />
      </Spare>
    </PageEnd>
  );
}
