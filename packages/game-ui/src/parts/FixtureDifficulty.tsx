import type { Difficulty as Level } from '@euro/game';
import { useText } from '@euro/platform/react';
import { difficultyTexts } from '../messages/difficultyTexts.js';
import { Difficulty } from './fixture-row/Difficulty.js';

/** How hard a match is, in bars and a word; `level` is what `difficulties(world)` says of the opponent. */
export function FixtureDifficulty({ level }: { level: Level }) {
  const t = useText(difficultyTexts);
  return <Difficulty level={level} text={t(`level${level}`)} />;
}
