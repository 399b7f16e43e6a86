import { pageSurface } from './pageSurface.js';
import { surfaceChanges } from './surfaceChanges.js';

/** What `change` does to the page; `undo` takes it back. */
function changesOf(change: () => () => void): string[] {
  const before = pageSurface(window);
  const undo = change();
  const changes = surfaceChanges(before, pageSurface(window));
  undo();
  expect(surfaceChanges(before, pageSurface(window))).toEqual([]);
  return changes;
}

const put = (object: object, name: string, value: unknown) => () => {
  const before = Object.getOwnPropertyDescriptor(object, name);
  Object.defineProperty(object, name, { value, configurable: true, writable: true });
  return () => {
    if (before) Object.defineProperty(object, name, before);
    else Reflect.deleteProperty(object, name);
  };
};

describe('the surface of a page', () => {
  it.each<[string, () => () => void]>([
    ['window.cache was added', put(window, 'cache', {})],
    ['window.fetch was replaced', put(window, 'fetch', () => {})],
    ['window.Quiz was added', put(window, 'Quiz', class {})],
    ['document.quiz was added', put(document, 'quiz', 1)],
    ['Array.prototype.last was added', put(Array.prototype, 'last', () => {})],
    ['String.prototype.trim was replaced', put(String.prototype, 'trim', () => '')],
    ['Element.prototype.remove was replaced', put(Element.prototype, 'remove', () => {})],
    ['JSON.parse was replaced', put(JSON, 'parse', () => null)],
    ['Object.prototype.any was added', put(Object.prototype, 'any', 1)],
  ])('shows that %s', (expected, change) => {
    expect(changesOf(change)).toEqual([expected]);
  });

  it('shows that a connection’s interface was replaced', () => {
    const remove = put(window, 'EventSource', class {})();
    expect(changesOf(put(window, 'EventSource', class {}))).toEqual(['window.EventSource was replaced']);
    remove();
  });

  it('shows a handler that was assigned', () => {
    const changes = changesOf(() => {
      window.onresize = () => {};
      return () => {
        window.onresize = null;
      };
    });
    expect(changes).toEqual(['window.onresize (handler) was replaced']);
  });

  it('ignores chunks and containers, which loading a remote adds', () => {
    expect(changesOf(put(window, 'webpackChunkmf_quiz', []))).toEqual([]);
    expect(changesOf(put(window, 'mf_quiz', {}))).toEqual([]);
  });
});
