import { clubs } from '@euro/api-contract/clubs';
import type { Language } from '../texts/language.js';

/** "Duitsland", "Germany"; the code itself for an unknown nation. */
export function nationName(short: string, language: Language): string {
  return clubs.find((club) => club.short === short)?.[language] ?? short;
}

/** The three-letter code of a nation by its id; empty for an unknown one. */
export function nationCode(id: number): string {
  return clubs.find((club) => club.id === id)?.short ?? '';
}
