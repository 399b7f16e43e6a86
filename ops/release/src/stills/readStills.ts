import { type Manifest, type RemoteStills, remoteStills, SERVED_CONTRACTS } from '@euro/platform/manifest';
import { integrityOf } from '../registry/build.js';
import { stillProblems } from './stillProblems.js';

/**
 * The stills of a release, by route: those that may be sent with a page. None where the file is not the one of the
 * manifest, of another format, or of a contract that the portal does not serve.
 */
export function readStills(manifest: Manifest, file: Buffer): RemoteStills['pages'] {
  if (!SERVED_CONTRACTS.includes(manifest.contract)) return {};
  if (integrityOf(file) !== manifest.stills?.integrity) return {};
  const pages = Object.entries(parseStills(file.toString()) ?? {});
  return Object.fromEntries(pages.filter(([, page]) => stillProblems(page).length === 0));
}

/** The pages of a `stills.json`; null when it is unreadable or of another format. */
export function parseStills(text: string): RemoteStills['pages'] | null {
  try {
    const { data } = remoteStills.safeParse(JSON.parse(text));
    return data ? data.pages : null;
  } catch {
    return null;
  }
}
