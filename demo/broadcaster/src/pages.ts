import { type Policy, strict, withEmbeds, withFrames, withoutScripts } from './policies.js';

interface Page {
  /** Of its file in `site/pages`. */
  readonly name: string;
  readonly policy: Policy;
}

/** By address. */
export const PAGES: Readonly<Record<string, Page>> = {
  '/': { name: 'index', policy: withEmbeds },
  '/elementen.html': { name: 'elementen', policy: withEmbeds },
  '/federatie.html': { name: 'federatie', policy: withEmbeds },
  '/federatie-vite.html': { name: 'federatie-vite', policy: withEmbeds },
  '/streng.html': { name: 'streng', policy: strict },
  '/cms.html': { name: 'cms', policy: withoutScripts },
  '/cms-hoogte.html': { name: 'cms-hoogte', policy: withFrames },
  '/privacy.html': { name: 'privacy', policy: withoutScripts },
};

export const NOT_FOUND: Page = { name: '404', policy: withoutScripts };
