import type { RemoteStill } from '@euro/platform/manifest';
import { escapeHtml } from '../http/escapeHtml.js';
import type { Visitor } from '../http/visitor.js';
import type { RegistryNow } from '../releases/registryReader.js';
import { isBranded, isOver } from './brandedPage.js';
import type { PageAddress } from './competitions.js';
import { matches } from './preloads.js';
import { type SectionPage, sectionPage } from './sectionPage.js';
import type { FindSectionStill } from './sectionStills.js';
import { SECTION, type Still, type Stills, TITLE } from './stills.js';

interface StillSources {
  /** Of the shell's pages, and its frame around sections. */
  readonly stills: Stills;
  readonly findSectionStill: FindSectionStill;
}

/**
 * The still of a page, shown until its scripts are loaded: of the shell's pages, and of sections. A section's is the
 * one of its release in the shell's frame, or a placeholder under its title.
 * @param hasQuery whether the address has a query, which may choose something else than what the page shows first
 */
export async function stillOf(
  { stills, findSectionStill }: StillSources,
  address: PageAddress,
  visitor: Visitor,
  registry: RegistryNow,
  hasQuery: boolean,
): Promise<Still | undefined> {
  const { pathname, competition, base } = address;
  const locale = visitor.language ?? 'nl';
  const stillAt = (path: string) => stills[path]?.[locale]?.[visitor.signedIn ? 'member' : 'visitor'];
  const own = Object.keys(stills).find((path) => path !== '*' && matches(path, pathname));
  const isHome = own !== undefined && HOME.includes(own);
  // Home describes this product, in texts that no brand replaces, and how to play.
  if (isHome && competition && (isBranded(competition) || isOver(competition)))
    return withBase(withTitle(stillAt('*'), competition.word[locale]), base);
  const section = sectionPage(isHome ? '/home' : pathname, visitor, registry);
  if (!section) return own === undefined ? undefined : withBase(stillAt(own), base);
  const frame = withTitle(stillAt('*'), section.route.title[locale]);
  const sectionStill = frame && !hasQuery && mayBeSent(address) && (await findSectionStill(section, visitor));
  return withBase(sectionStill ? withSection(frame, sectionStill, section) : frame, base);
}

const HOME: readonly string[] = ['/', '/home'];

/** Pages of a competition that is over begin with something else. */
const mayBeSent = ({ competition }: PageAddress) => !competition || !isOver(competition);

function withTitle(section: Still | undefined, title: string): Still | undefined {
  return section && { ...section, html: section.html.replaceAll(TITLE, () => escapeHtml(title)) };
}

/** The section's still in the place of the placeholder. Its rules come with it: they leave with it as well. */
function withSection(frame: Still, section: RemoteStill, { route }: SectionPage): Still {
  const [before, after] = [frame.html.indexOf(SECTION.begin), frame.html.indexOf(SECTION.end)];
  if (before < 0 || after < 0) return frame;
  const { html, css } = section;
  const element = `<div data-still="${escapeHtml(route.path)}" aria-hidden="true"><style>${css}</style>${html}</div>`;
  return { ...frame, html: frame.html.slice(0, before) + element + frame.html.slice(after) };
}

const LINK = /(<a\b[^>]*? href=")(?=\/(?!\/))/g;

/** Links lead to pages of the same competition. */
function withBase(still: Still | undefined, base: string): Still | undefined {
  return still && base ? { ...still, html: still.html.replace(LINK, `$1${base}`) } : still;
}
