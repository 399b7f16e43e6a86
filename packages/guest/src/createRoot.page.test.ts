import './testing/files.js';
import { act, createElement } from 'react';
import { createRoot } from './createRoot.js';

beforeAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }));

it('creates a root that renders, listens inside of its element, and leaves the document unchanged', async () => {
  const listen = jest.spyOn(document, 'addEventListener');
  const element = document.createElement('div');
  document.body.append(element);
  const pressed = jest.fn();
  const root = createRoot(element);
  expect(element.ownerDocument).toBe(document);
  await act(async () => root.render(createElement('button', { type: 'button', onClick: pressed }, 'Press')));
  element.querySelector('button')?.click();
  expect(pressed).toHaveBeenCalledTimes(1);
  expect(listen.mock.calls.map(([type]) => type)).not.toContain('selectionchange');
  expect(Object.keys(document).filter((key) => key.startsWith('_react'))).toEqual([]);
  await act(async () => root.unmount());
});
