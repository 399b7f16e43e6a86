import { FreeAndPremium } from './FreeAndPremium.js';
import { HomeCard } from './HomeCard.js';
import { HomeHero } from './HomeHero.js';
import { HowToPlay } from './HowToPlay.js';
import { MatchesToday } from './MatchesToday.js';
import { PageEnd } from './PageEnd.js';

/** The front page, at / and at /home (spec §2 "Home"). */
export function HomePage() {
  return (
    <PageEnd>
      <HomeHero>
        <HomeCard />
      </HomeHero>
      <MatchesToday />
      <HowToPlay />
      <FreeAndPremium />
    </PageEnd>
  );
}
