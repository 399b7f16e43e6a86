import type { Difficulty as Level } from '@euro/game';
import { useText } from '@euro/platform/react';
import { difficultyTexts } from '../messages/difficultyTexts.js';
import { Difficulty } from './fixture-row/Difficulty.js';

/** Difficulty of a match, in bars and a word; `level` is the opponent's of `difficulties(world)`. */
export function FixtureDifficulty({ level }: { level: Level }) {
  const t = useText(difficultyTexts);
  return <Difficulty level={level} text={t(`level${level}`)} />;
}
