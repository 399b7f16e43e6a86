import { type ComponentType, type FunctionComponent, type ReactNode, useEffect, useState } from 'react';

/** Delay before a missing chunk is requested again. */
const RETRY_DELAY_MS = 400;

/** A component whose code `preload` fetches; once that resolved, it renders at once. */
export type LazyPage<P extends object> = FunctionComponent<P> & { preload(): Promise<unknown> };

/**
 * A component whose code is loaded at its first render. Unlike `React.lazy` a failed load is retried once, thrown to
 * the nearest boundary, and not cached: the next mount loads again.
 * @param fallback rendered while loading; a function where it depends on the props
 */
export function lazyPage<P extends object>(
  load: () => Promise<ComponentType<P>>,
  fallback: ReactNode | ((props: P) => ReactNode) = null,
): LazyPage<P> {
  let loaded: ComponentType<P> | undefined;
  let loading: Promise<ComponentType<P>> | undefined;

  const fetchPage = () => {
    loading ??= load()
      .catch(() => pause(RETRY_DELAY_MS).then(load))
      .then((page) => {
        loaded = page;
        return page;
      })
      .finally(() => {
        loading = undefined;
      });
    return loading;
  };

  function Lazy(props: P) {
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
  return Object.assign(Lazy, { preload: fetchPage });
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
