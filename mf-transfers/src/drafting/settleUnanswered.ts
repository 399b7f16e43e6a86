import { asFailure, isDecided } from '@euro/platform/redux';
import type { DraftPair } from '../domain/draftPair.js';
import { draftCameLate, draftRefused, type ExpiredDraft, expiredRestored } from '../store/draftSlice.js';
import { type Confirmation, transfersApi } from '../store/transfersApi.js';
import { applyConfirmed } from './applyConfirmed.js';
import type { DraftingPorts } from './DraftingPorts.js';

/**
 * Finds out the outcome of a confirmation without a response before its matchday closed: retries the call with the same
 * key, which the server answers as it did the first time, or refuses because the deadline has passed. False while the
 * outcome is unknown.
 */
export async function settleUnanswered(
  ports: Pick<DraftingPorts, 'store' | 'platform' | 'words'>,
  teamId: number,
  missed: ExpiredDraft,
): Promise<boolean> {
  const { store, platform, words } = ports;
  const { weekId, sent } = missed;
  if (sent === null) return true;
  const body = bodyOf(sent.body);
  const { data, error } = await store.dispatch(
    transfersApi.endpoints.confirm.initiate({ id: teamId, body, idempotencyKey: sent.key }),
  );
  if (data !== undefined) {
    applyConfirmed(ports, data, weekId);
    const pairs = missed.pairs.filter((pair) => !isIn(pair, body));
    if (pairs.length > 0) store.dispatch(expiredRestored({ ...missed, pairs, sent: null }));
    platform.notices.show({ tone: 'positive', text: words.confirm('inTime', { week: weekId }) });
    return true;
  }
  const failure = asFailure(error);
  if (!isDecided(failure)) return false;
  // The lateness of this call is not that of the one before.
  const isLate = failure.code === 'deadline-passed' || failure.code === 'team-locked';
  store.dispatch(isLate ? draftCameLate({ weekId, lateness: null }) : draftRefused({ weekId }));
  store.dispatch(transfersApi.util.invalidateTags(['Team']));
  platform.state.refresh('matches');
  return true;
}

/** As this section wrote it. */
function bodyOf(text: string): Confirmation['body'] {
  return JSON.parse(text) as Confirmation['body'];
}

function isIn({ outId, inId }: DraftPair, { transfers }: Confirmation['body']): boolean {
  return transfers.some((transfer) => transfer.outId === outId && transfer.inId === inId);
}
