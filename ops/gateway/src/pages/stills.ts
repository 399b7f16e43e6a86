/** A static rendering of a page, shown until its scripts are loaded. */
export interface Still {
  readonly html: string;
  readonly css: string;
}

/** By path, language, and kind of user; `*` is the path of every section, whose title is {@link TITLE}. */
export type Stills = Readonly<
  Record<string, Readonly<Record<string, Readonly<Record<'visitor' | 'member', Still>>>>>
>;

export const STILLS = 'stills.json';
export const TITLE = '%title%';

/** In the still of every section: around the placeholder, which the section's own still replaces. */
export const SECTION = { begin: '<!--section-->', end: '<!--/section-->' } as const;
