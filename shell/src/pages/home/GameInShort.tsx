import { FreeAndPremium } from './FreeAndPremium.js';
import { HowToPlay } from './HowToPlay.js';

/** The game in a few words, and its price. */
export function GameInShort() {
  return (
    <>
      <HowToPlay />
      <FreeAndPremium />
    </>
  );
}
