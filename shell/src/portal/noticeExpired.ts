import type { Notice } from '@euro/platform';
import { localFailure, type PortalState } from '@euro/platform/host';
import type { Observer } from 'rxjs';

/** Shows the notice of an expired session. */
export function noticeExpired(
  notices: Pick<Observer<Notice>, 'next'>,
  { locale }: Pick<PortalState, 'locale'>,
): void {
  notices.next({ tone: 'warning', text: localFailure('session-expired', locale.value).message });
}
