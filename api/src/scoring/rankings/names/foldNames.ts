import { foldText } from '../../../infra/text/foldText.js';

/** The searchable names of a team. */
export interface TeamNaming {
  readonly teamId: number;
  readonly name: string;
  /** The manager's name; null where the team does not show it. */
  readonly manager: string | null;
}

/** Ends each name, and can't be part of a text that is searched for. */
export const NAME_END = '\n';

/** Folds the text of a search like the names; an empty text matches nothing. */
export function normalizeQuery(text: string): string {
  return foldText(text).replaceAll(NAME_END, ' ').trim();
}

/** A team's names as they are compared, each ended by `NAME_END`. */
export function foldNames({ name, manager }: Omit<TeamNaming, 'teamId'>): string {
  const names = manager === null ? [name] : [name, manager];
  return names.map((one) => foldText(one).replaceAll(NAME_END, ' ') + NAME_END).join('');
}
