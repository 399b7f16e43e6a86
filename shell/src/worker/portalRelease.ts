/**
 * Content of a page of the portal: the shell's first scripts, by address, and the registry of its time, as text. Pages
 * with equal content are of the same release of everything.
 */
export interface PortalRelease {
  readonly scripts: readonly string[];
  readonly registry: string;
}

/** A remote's release in the registry, as far as its files are listed there. */
interface ListedRelease {
  readonly base: string;
  readonly manifest: {
    readonly menu?: readonly { readonly when: string }[];
    readonly sizes?: Readonly<Record<string, number>>;
  };
}

interface ListedRemote {
  readonly active?: ListedRelease;
  readonly canary?: { readonly release?: ListedRelease };
}

const REGISTRY = /<script type="application\/json" id="registry">([^<]*)<\/script>/;
/** As the build writes them; scripts that come later are no part of the page. */
const FIRST_SCRIPT = /<script defer[^>]* src="(\/[^"]+)"/g;
/** Menu items of people who work on the portal, with a connection. */
const STAFF: readonly string[] = ['operator', 'support'];

/** The release that a page is of, by its HTML; null for one without scripts or registry. */
export function releaseOfHtml(html: string): PortalRelease | null {
  const scripts = [...html.matchAll(FIRST_SCRIPT)].map(([, address = '']) => address);
  const registry = REGISTRY.exec(html)?.[1];
  return scripts.length > 0 && registry ? { scripts, registry } : null;
}

/** The release that an open page is of; null for one without registry. */
export function releaseOfPage(page: Document): PortalRelease | null {
  const scripts = [...page.querySelectorAll('script[defer][src^="/"]')].map(
    (script) => script.getAttribute('src') ?? '',
  );
  const registry = page.getElementById('registry')?.textContent;
  return scripts.length > 0 && registry ? { scripts, registry } : null;
}

export function isSameRelease(one: PortalRelease, other: PortalRelease): boolean {
  return one.registry === other.registry && one.scripts.join() === other.scripts.join();
}

/** A short name of a release: the same for the same, different for any other. */
export async function nameOfRelease({ scripts, registry }: PortalRelease): Promise<string> {
  const text = new TextEncoder().encode([...scripts, registry].join('\n'));
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', text));
  return Array.from(bytes.subarray(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Addresses of all files of the sections that fans visit, of the active release and of a canary: only the page knows
 * which of them its browser uses.
 */
export function filesOfSections({ registry }: PortalRelease): string[] {
  const { remotes } = JSON.parse(registry) as { readonly remotes: readonly ListedRemote[] };
  return remotes
    .flatMap(({ active, canary }) => [active, canary?.release])
    .filter((release): release is ListedRelease => release !== undefined)
    .filter(
      ({ manifest: { menu = [] } }) => menu.length === 0 || !menu.every(({ when }) => STAFF.includes(when)),
    )
    .flatMap(({ base, manifest: { sizes = {} } }) => Object.keys(sizes).map((file) => base + file));
}
