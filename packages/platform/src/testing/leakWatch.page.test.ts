import { createFakePlatform } from './createFakePlatform.js';
import { watchLeaks } from './leakWatch.js';
import { stubBrowser } from './stubBrowser.js';

describe('the watch for leaks', () => {
  it('counts listeners on window and document that are not removed', () => {
    const watch = watchLeaks();
    const listener = () => {};
    window.addEventListener('resize', listener);
    document.addEventListener('click', listener, true);
    expect(watch.listeners()).toBe(2);
    window.removeEventListener('resize', listener);
    document.removeEventListener('click', listener);
    expect(watch.listeners()).toBe(1);
    document.removeEventListener('click', listener, { capture: true });
    expect(watch.listeners()).toBe(0);
    watch.stop();
  });

  it('counts pending timers, not fired ones', async () => {
    const watch = watchLeaks();
    const interval = setInterval(() => {}, 1000);
    const timeout = setTimeout(() => {}, 1000);
    const rang = new Promise((resolve) => setTimeout(resolve, 1));
    expect(watch.timers()).toBe(3);
    await rang;
    expect(watch.timers()).toBe(2);
    clearInterval(interval);
    clearTimeout(timeout);
    expect(watch.timers()).toBe(0);
    watch.stop();
  });

  it('counts nodes left in the body and style sheets in the head', () => {
    const watch = watchLeaks();
    const before = watch.nodes();
    document.body.append(document.createElement('div'));
    document.head.append(document.createElement('style'));
    expect(watch.nodes()).toBe(before + 2);
    watch.stop();
  });

  it('counts observers that are not disconnected', () => {
    const { openObservers } = stubBrowser();
    const observer = new ResizeObserver(() => {});
    observer.observe(document.body);
    expect(openObservers()).toBe(1);
    observer.disconnect();
    expect(openObservers()).toBe(0);
  });

  it('counts subscriptions to events, states, the location, other tabs, and guards', () => {
    const { platform, openSubscriptions } = createFakePlatform();
    const ends = [
      platform.bus.on('team.saved@1', () => {}),
      platform.navigation.guard(() => null),
      platform.storage.watch('draft', () => {}),
      ...[
        platform.state.locale.changes.subscribe(),
        platform.state.live.changes.subscribe(),
        platform.navigation.location.changes.subscribe(),
      ].map((subscription) => () => subscription.unsubscribe()),
    ];
    expect(openSubscriptions()).toBe(6);
    for (const end of ends) end();
    expect(openSubscriptions()).toBe(0);
  });
});
