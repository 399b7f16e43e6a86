/** The public description of an address of the portal. */
export interface Preview {
  readonly title: string;
  readonly description: string;
  /** The page's own address below the portal, without what does not change it: `/match/12`. */
  readonly path: string;
  /** Below the portal: `/share/team/12/3.png?lang=nl`. */
  readonly image: string;
  /** The embed that other sites can show; null where there is none. */
  readonly embed: EmbedChoice | null;
  /** The competition that it belongs to: what the game is called in it, and its start page below the portal. */
  readonly site: { readonly name: string; readonly path: string };
}

/** An element of the kit (docs/guides/embed.md). */
export interface EmbedChoice {
  readonly element: 'euro-rankings' | 'euro-match' | 'euro-player' | 'euro-countdown' | 'euro-trends';
  readonly attributes: Readonly<Record<string, string>>;
}
