import type { ApiClient, ApiResult } from '../../contract/api.js';
import type { Live, MatchesState, SharedState } from '../../contract/state.js';
import type { SyncedClock } from '../clock/createClock.js';
import { hasJumped } from '../clock/createClock.js';
import { followLive } from '../live/followLive.js';

/**
 * Fetches fixtures, matchdays and the next deadline, and sets the clock to the server's.
 * @param live a message of the stream during the fetch is newer than its response
 * @param ageOf milliseconds since the response of an address arrived, when it was prefetched with the page
 */
export async function fetchMatches(
  api: ApiClient,
  clock: SyncedClock,
  live: SharedState<Live | null>,
  ageOf: (url: string) => number = () => 0,
): Promise<ApiResult<MatchesState>> {
  const before = live.value;
  const [info, fixtures] = await Promise.all([
    api.call('GET matches/deadline-info', {}),
    api.call('GET matches', {}),
  ]);
  if (info.error) return info;
  const { weeks, deadlineInfo: deadline } = info.data;
  // The stream sent a message meanwhile, or the responding server has not read the new clock yet.
  const isBehind = live.value !== before || (live.value?.connected && hasJumped(clock.now(), deadline));
  if (!isBehind) clock.sync(deadline.now, deadline.speed, ageOf('/api/matches/deadline-info'));
  if (fixtures.error) return fixtures;
  const data = { ...fixtures.data, weeks, deadline };
  return { data: isBehind && live.value ? followLive(data, live.value) : data };
}
