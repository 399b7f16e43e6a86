import { usePlatform } from '@euro/platform/react';
import { finishFacebookSignIn } from '../../session/elsewhere/arriveFrom.js';
import { ProviderStage } from './ProviderStage.js';
import { useArrivalFrom } from './useArrivalFrom.js';

/** `/provider/facebook`: back from Facebook's login dialog, with a token in the fragment (decisions §7.3). */
export function FacebookReturnPage() {
  const { api, navigation } = usePlatform();
  useArrivalFrom('facebook', () => {
    const { pathname, search, hash } = navigation.location.value;
    // Out of the address at once: the token is Facebook's key to somebody's name.
    navigation.go(pathname, { replace: true });
    return finishFacebookSignIn({ api, page: window }, { search, hash });
  });
  return <ProviderStage />;
}
