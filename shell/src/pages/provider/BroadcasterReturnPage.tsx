import { usePlatform } from '@euro/platform/react';
import { finishBroadcasterSignIn } from '../../session/elsewhere/arriveFrom.js';
import { ProviderStage } from './ProviderStage.js';
import { useArrivalFrom } from './useArrivalFrom.js';

/** `/provider/vrt`: back from the broadcaster's sign-in (decisions §7.3). */
export function BroadcasterReturnPage() {
  const { api, navigation } = usePlatform();
  useArrivalFrom('vrt', () => {
    const { pathname, search } = navigation.location.value;
    // Out of the address: a code in the history is of no use to anybody but a thief.
    navigation.go(pathname, { replace: true });
    return finishBroadcasterSignIn({ api, page: window }, search);
  });
  return <ProviderStage />;
}
