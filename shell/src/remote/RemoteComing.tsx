import type { PathMatch } from '@euro/platform/host';
import { useLocale } from '@euro/platform/react';
import { PagePlaceholder } from '../routes/PagePlaceholder.js';

/** Stands where a page of a remote is about to be, under its title. */
export function RemoteComing({ match }: { match: PathMatch }) {
  return <PagePlaceholder kind="table" title={match.route.title[useLocale()]} />;
}
