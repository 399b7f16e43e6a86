import { kitVersion } from './version.js';

/** The addresses of the kit: its portal, and the folder of its release; both end in a slash. */
export interface Home {
  readonly portal: string;
  readonly files: string;
}

interface Script {
  readonly src: string;
  /** `data-portal`: the portal's address when the script is served by another origin. */
  readonly portal?: string | undefined;
}

/**
 * Derives the addresses from the script's own: `/embed/v1.js` is the active release, whose other files are below
 * `/remotes/embeds/`; any other address is the release itself.
 */
export function homeOf({ src, portal }: Script, version = kitVersion): Home {
  const script = new URL(src);
  const isMoving = /^\/embed\/v\d+\.js$/.test(script.pathname);
  return {
    portal: new URL('/', portal && URL.canParse(portal) ? portal : script).href,
    files: new URL(isMoving ? `/remotes/embeds/${version}/` : '.', script).href,
  };
}

function ownScript(): Script {
  const currentScript = document.currentScript;
  const script =
    currentScript instanceof HTMLScriptElement
      ? currentScript
      : document.querySelector<HTMLScriptElement>(
          'script[src*="/embed/v1.js"], script[src*="/remotes/embeds/"]',
        );
  return { src: script?.src || document.baseURI, portal: script?.dataset.portal };
}

/** Evaluated while the script runs: `document.currentScript` is null afterwards. */
export const home: Home = homeOf(ownScript());
