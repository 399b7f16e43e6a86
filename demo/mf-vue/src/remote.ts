import type { Platform, RemoteModule, SharedState } from '@euro/platform';
import { createApp, defineComponent, h, onScopeDispose, type ShallowRef, shallowRef } from 'vue';

const texts = {
  nl: { title: 'Speeldagen', loading: 'Speeldagen worden geladen', matchday: 'Speeldag' },
  en: { title: 'Matchdays', loading: 'Loading the matchdays', matchday: 'Matchday' },
};

/** The matchdays of the competition. */
const MatchdaysPage = defineComponent(
  ({ platform: { state } }: { platform: Platform }) => {
    const locale = useShared(state.locale);
    const matches = useShared(state.matches);
    return () => {
      const t = texts[locale.value === 'nl' ? 'nl' : 'en'];
      const { value } = matches.value;
      return h('section', [
        h('h1', t.title),
        value
          ? h(
              'ol',
              value.weeks.map(({ weekId }) => h('li', { key: weekId }, `${t.matchday} ${weekId}`)),
            )
          : h('p', { role: 'status' }, t.loading),
      ]);
    };
  },
  { props: ['platform'] },
);

/** A shared state as a ref, for as long as the component lives. */
function useShared<T>(shared: SharedState<T>): Readonly<ShallowRef<T>> {
  const value = shallowRef(shared.value);
  const subscription = shared.changes.subscribe((next) => {
    value.value = next;
  });
  onScopeDispose(() => subscription.unsubscribe());
  return value;
}

export const remote: RemoteModule = {
  contract: 2,
  mount(element, { route }, platform) {
    if (route !== '/vue') {
      platform.crash(new Error(`mf-vue has no page for ${route}`));
      return { update() {}, unmount() {} };
    }
    const app = createApp(MatchdaysPage, { platform });
    app.config.errorHandler = (error) => platform.crash(error);
    app.mount(element);
    return { update() {}, unmount: () => app.unmount() };
  },
};
