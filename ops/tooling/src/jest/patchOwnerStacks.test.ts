import '../../jest/patchOwnerStacks.mjs';
import { createElement } from 'react';

/** Of React's development build; all elements have the same one once it captures none. */
const stackOf = (element: object) => Reflect.get(element, '_debugStack') as Error;

it('avoids a stack per element in React', () => {
  const one = stackOf(createElement('p'));
  expect(one).toBeInstanceOf(Error);
  expect(stackOf(createElement('p'))).toBe(one);
});
