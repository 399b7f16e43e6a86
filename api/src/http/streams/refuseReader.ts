import { notAvailable, Refusal } from '../../infra/errors.js';
import type { Admission } from './streamReaders.js';

/** What somebody is answered who can have no stream now. */
export function refuseReader(admission: Exclude<Admission, 'welcome'>): Refusal {
  return admission === 'too-many-from-there'
    ? new Refusal('too-many-requests', { retryAfter: 60 }, { 'Retry-After': '60' })
    : notAvailable(5);
}
