import { defineTexts, type TextLanguage } from '../texts/index.js';

const texts = defineTexts(import.meta.url, {
  nl: { league: 'Minicompetitie {id}', team: 'Ploeg {id}' },
  en: { league: 'Mini-league {id}', team: 'Team {id}' },
});

/** A name that says nothing: the kind of the thing with its number. */
export function neutralName(kind: 'league' | 'team', id: number, language: TextLanguage): string {
  return texts(language)(kind, { id: String(id) });
}
