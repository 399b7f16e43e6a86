import { usePlatform } from '@euro/platform/react';
import { finishFacebookSignIn } from '../../session/external-providers/arriveFrom.js';
import { ProviderStage } from './ProviderStage.js';
import { useArrivalFrom } from './useArrivalFrom.js';

/** `/provider/facebook`: back from Facebook's login dialog, with a token in the fragment (decisions §7.3). */
export function FacebookReturnPage() {
  const { api, navigation } = usePlatform();
  useArrivalFrom('facebook', () => {
    const { pathname, search, hash } = navigation.location.value;
    // The token is removed from the address at once: it gives access to the user's name at Facebook.
    navigation.go(pathname, { replace: true });
    return finishFacebookSignIn({ api, page: window }, { search, hash });
  });
  return <ProviderStage />;
}
