/** A page as it looks before its scripts are there. */
export interface Still {
  readonly html: string;
  readonly css: string;
}

/** By path, language, and who looks at it; `*` is the path of every section, whose title is {@link TITLE}. */
export type Stills = Readonly<
  Record<string, Readonly<Record<string, Readonly<Record<'visitor' | 'member', Still>>>>>
>;

export const STILLS = 'stills.json';
export const TITLE = '%title%';
