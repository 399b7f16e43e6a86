import { type ComponentType, type FunctionComponent, type ReactNode, useEffect, useState } from 'react';

/** Milliseconds before a chunk that did not arrive is asked for again. */
const SECOND_TRY_AFTER = 400;

/**
 * A component whose code comes when it is first drawn. Unlike `React.lazy` a failed load is tried once more, is thrown
 * to the nearest boundary, and is forgotten: the next mount loads again.
 * @param fallback what stands there meanwhile; a function where that depends on what the component is given
 */
export function lazyPage<P extends object>(
  load: () => Promise<ComponentType<P>>,
  fallback: ReactNode | ((props: P) => ReactNode) = null,
): FunctionComponent<P> & { preload(): Promise<unknown> } {
  let loaded: ComponentType<P> | undefined;
  let loading: Promise<ComponentType<P>> | undefined;

  const fetchPage = () => {
    loading ??= load()
      .catch(() => pause(SECOND_TRY_AFTER).then(load))
      .then((page) => {
        loaded = page;
        return page;
      })
      .finally(() => {
        loading = undefined;
      });
    return loading;
  };

  function LazyPage(props: P) {
    const [Page, setPage] = useState<ComponentType<P> | undefined>(() => loaded);
    const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null);
    useEffect(() => {
      if (Page) return;
      let left = false;
      fetchPage().then(
        (page) => !left && setPage(() => page),
        (error: unknown) => !left && setFailure({ error }),
      );
      return () => {
        left = true;
      };
    }, [Page]);
    if (failure) throw failure.error;
    if (Page) return <Page {...props} />;
    return typeof fallback === 'function' ? fallback(props) : fallback;
  }
  return Object.assign(LazyPage, { preload: fetchPage });
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
