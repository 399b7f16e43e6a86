import { Stack, Wrap } from '@euro/design-system';
import { lazyPage } from '@euro/platform/react';
import styled from 'styled-components';
import { PartBoundary } from '../../frame/PartBoundary.js';
import { PartFailed } from '../../frame/PartFailed.js';
import { HomeCard } from './HomeCard.js';
import { HomeHero } from './HomeHero.js';
import { MatchesToday } from './MatchesToday.js';
import { PageEnd } from './PageEnd.js';

/** Keeps the foot of the portal out of view. */
const Below = styled.div`
  min-height: 100vh;
  padding-top: 40px;
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
      <PartBoundary
        again="with-others"
        fallback={(failure, retry) => (
          <Below>
            <Wrap>
              <Stack $gap={16}>
                <PartFailed failure={failure} onRetry={retry} />
              </Stack>
            </Wrap>
          </Below>
        )}
      >
        <BelowFirstScreen />
      </PartBoundary>
    </PageEnd>
  );
}
