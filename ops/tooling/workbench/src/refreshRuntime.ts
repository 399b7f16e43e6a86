import * as runtime from 'react-refresh/runtime';

// Before React renders, because it passes every root to this hook. Remotes use this runtime, so that a component and
// its next version are one family across builds.
runtime.injectIntoGlobalHook(window);
window.euroRefresh = runtime;
