import { jsx, jsxs } from 'react/jsx-runtime';

export { Fragment } from 'react/jsx-runtime';

/** The development JSX function of Fast Refresh, on the JSX runtime that the shell shares. */
export function jsxDEV(
  type: Parameters<typeof jsx>[0],
  props: unknown,
  key: Parameters<typeof jsx>[2],
  isStatic: boolean,
) {
  return (isStatic ? jsxs : jsx)(type, props, key);
}
