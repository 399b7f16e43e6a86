import { FreeAndPremium } from './FreeAndPremium.js';
import { HowToPlay } from './HowToPlay.js';

/** The game in a few words, and what it costs. */
export function GameInShort() {
  return (
    <>
      <HowToPlay />
      <FreeAndPremium />
    </>
  );
}
