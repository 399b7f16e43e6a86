// Types of EuroManager's elements for pages written in TypeScript: copy this file beside your own.

/** An element's attributes as properties: their text, null for an absent one. */
interface EuroElement extends HTMLElement {
  /** Competition in its pages' addresses: `wk-2022`; the portal's default one without it. */
  competition: string | null;
  /** `#RGB` or `#RRGGBB`. */
  accent: string | null;
  theme: 'light' | 'dark' | 'auto' | null;
  density: 'compact' | 'comfortable' | null;
  font: 'archivo' | 'system' | null;
  heading: string | null;
  hrefTarget: '_self' | '_blank' | '_top' | '_parent' | null;
  /** Height of the content, in CSS pixels; 0 before the first render. */
  readonly contentHeight: number;
  /** Resolves when what changed so far is drawn. */
  readonly updateComplete: Promise<void>;
}

interface EuroRankingsElement extends EuroElement {
  type: 'general' | 'week' | 'month' | 'period' | 'pundits' | null;
  /** Types, with spaces between. */
  tabs: string | null;
  week: string | null;
  /** 3 to 20. */
  rows: string | null;
  team: string | null;
}

interface EuroMatchElement extends EuroElement {
  /** Its number, `next` or `live`. */
  match: string | null;
}

interface EuroPlayerElement extends EuroElement {
  player: string | null;
}

interface EuroCountdownElement extends EuroElement {
  label: string | null;
}

interface EuroTrendsElement extends EuroElement {
  list: 'in' | 'out' | 'risers' | 'fallers' | 'captains' | null;
  week: string | null;
}

interface EuroElementEventMap {
  'euro-load': CustomEvent<Record<string, never>>;
  'euro-error': CustomEvent<{
    readonly code: 'unreachable' | 'unavailable' | 'busy' | 'not-found' | 'unreadable' | 'kit-incomplete';
  }>;
  'euro-resize': CustomEvent<{ readonly height: number }>;
  'euro-select': CustomEvent<{
    readonly kind: 'team' | 'match' | 'player' | 'portal';
    readonly id: number | null;
  }>;
  'euro-tab': CustomEvent<{ readonly type: string }>;
}

interface HTMLElementTagNameMap {
  'euro-rankings': EuroRankingsElement;
  'euro-match': EuroMatchElement;
  'euro-player': EuroPlayerElement;
  'euro-countdown': EuroCountdownElement;
  'euro-trends': EuroTrendsElement;
}

interface HTMLElementEventMap extends EuroElementEventMap {}
interface DocumentEventMap extends EuroElementEventMap {}
