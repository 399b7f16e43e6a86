import { clubs } from '@euro/api-contract/clubs';
import type { Look } from '../element/look.js';

type OfCompetition = Pick<Look, 'competition' | 'language'>;

/** "Duitsland", "Germany"; the code itself for an unknown nation. */
export function nationName({ competition, language }: OfCompetition, short: string): string {
  return (competition.clubs ?? clubs).find((club) => club.short === short)?.[language] ?? short;
}

/** The code of a nation by its id; empty for an unknown one. */
export function nationCode({ competition }: Pick<OfCompetition, 'competition'>, id: number): string {
  return (competition.clubs ?? clubs).find((club) => club.id === id)?.short ?? '';
}
