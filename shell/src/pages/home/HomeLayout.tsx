import { Stack, Wrap } from '@euro/design-system';
import { lazyPage } from '@euro/platform/react';
import type { ComponentType, ReactNode } from 'react';
import styled from 'styled-components';
import { PartBoundary } from '../../ui/PartBoundary.js';
import { PartFailed } from '../../ui/PartFailed.js';
import type { HeroProps } from '../hero/Hero.js';
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
export const BelowFrontPage = lazyPage(
  () => import(/* webpackFetchPriority: "low" */ './FrontBelow.js').then(({ FrontBelow }) => FrontBelow),
  <Below />,
);

/** Props of {@link HomeLayout}: an archive has other words, and other things to show. */
export interface HomeLayoutProps {
  /** On the hero. */
  readonly words?: Partial<HeroProps> | undefined;
  readonly Under?: ComponentType;
  /** A card beside the title; a front page without it is its title and its buttons. */
  readonly children?: ReactNode;
}

/** Stadium, matches of the day, and the game in short (spec §2 "Home"). */
export function HomeLayout({ words, Under = BelowFirstScreen, children }: HomeLayoutProps) {
  return (
    <PageEnd>
      <HomeHero words={words}>{children}</HomeHero>
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
