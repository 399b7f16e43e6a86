import { type ReactNode, useMemo } from 'react';
import { worldIn } from '../domain/worldIn.js';
import { useWorld, WorldContext } from './useWorld.js';

interface MatchdayWorldProps {
  weekId: number;
  children: ReactNode;
}

/** Draws its children with the clubs that players have in a matchday, which they may have left since. */
export function MatchdayWorld({ weekId, children }: MatchdayWorldProps) {
  const world = useWorld();
  const value = useMemo(() => worldIn(world, weekId), [world, weekId]);
  return <WorldContext value={value}>{children}</WorldContext>;
}
