import { usePlatform } from '@euro/platform/react';
import { finishBroadcasterSignIn } from '../../session/external-providers/arriveFrom.js';
import { ProviderStage } from './ProviderStage.js';
import { useArrivalFrom } from './useArrivalFrom.js';

/** `/provider/vrt`: back from the broadcaster's sign-in (decisions §7.3). */
export function BroadcasterReturnPage() {
  const { api, navigation } = usePlatform();
  useArrivalFrom('vrt', () => {
    const { pathname, search } = navigation.location.value;
    // Removes the code from the address, and so from the browser's history.
    navigation.go(pathname, { replace: true });
    return finishBroadcasterSignIn({ api, page: window }, search);
  });
  return <ProviderStage />;
}
