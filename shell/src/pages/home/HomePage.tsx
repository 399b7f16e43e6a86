import { Stack, Wrap } from '@euro/design-system';
import { lazyPage } from '@euro/platform/react';
import type { ComponentType } from 'react';
import styled from 'styled-components';
import { PartBoundary } from '../../ui/PartBoundary.js';
import { PartFailed } from '../../ui/PartFailed.js';
import type { HeroProps } from '../hero/Hero.js';
import { HomeCard } from './HomeCard.js';
import { HomeHero } from './HomeHero.js';
import { MatchesComing, MatchesFailed, MatchesPlace } from './MatchesPlace.js';
import { PageEnd } from './PageEnd.js';

/** Keeps the foot of the portal out of view. */
const Below = styled.div`
  min-height: 100vh;
  padding-top: 40px;
`;

const fetchMatches = () => import('./MatchesToday.js').then((file) => file.MatchesToday);
// Before anything is drawn, which takes a slow phone longer than the network; a failure shows when it is drawn.
fetchMatches().catch(() => {});

/** The matches of the day; bones while their code or their data is loading. */
export const MatchesToday = lazyPage(fetchMatches, <MatchesComing />);

/** Content below the first screen, loaded when it is rendered. */
export const BelowFirstScreen = lazyPage(
  () => import(/* webpackFetchPriority: "low" */ './GameInShort.js').then(({ GameInShort }) => GameInShort),
  <Below />,
);

/** Props of {@link HomePage}: an archive has other words, and other things to show. */
export interface HomePageProps {
  /** On the hero. */
  readonly words?: Partial<HeroProps>;
  readonly Under?: ComponentType;
}

/** The front page, at / and at /home (spec §2 "Home"). */
export function HomePage({ words, Under = BelowFirstScreen }: HomePageProps) {
  return (
    <PageEnd>
      <HomeHero words={words}>
        <HomeCard />
      </HomeHero>
      <PartBoundary
        retry="with-others"
        fallback={(failure, retry) => (
          <MatchesPlace>
            <MatchesFailed failure={failure} onRetry={retry} />
          </MatchesPlace>
        )}
      >
        <MatchesToday />
      </PartBoundary>
      <PartBoundary
        retry="with-others"
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
        <Under />
      </PartBoundary>
    </PageEnd>
  );
}
