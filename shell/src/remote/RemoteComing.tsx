import type { PathMatch } from '@euro/platform/host';
import { useLocale } from '@euro/platform/react';
import { PagePlaceholder } from '../ui/PagePlaceholder.js';

/** Shown while a page of a remote is loading, under its title. */
export function RemoteComing({ match }: { match: PathMatch }) {
  return <PagePlaceholder kind="table" title={match.route.title[useLocale()]} />;
}
