import { LANGUAGES } from '@euro/api-contract';

/** All languages that one can choose, by code: those of the sources, and those whose texts are files (ADR 42). */
export const OFFERED_LANGUAGES: Readonly<Record<string, { readonly name: string }>> =
  typeof ADDED_LANGUAGES === 'undefined' ? LANGUAGES : { ...LANGUAGES, ...ADDED_LANGUAGES };
