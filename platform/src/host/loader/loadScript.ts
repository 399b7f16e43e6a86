import { RemoteFailure } from '../failures/failures.js';

interface ScriptOptions {
  readonly url: string;
  readonly integrity: string;
  /** Milliseconds to wait for it. */
  readonly timeout: number;
  /** Whose script it is, for the failure. */
  readonly remote: string;
}

/**
 * Runs a classic script of another origin once. Tells apart what federation's own loader lumps together: it did not
 * arrive in time, it threw while running, or it is not what the registry says it is.
 */
export function loadScript({ url, integrity, timeout, remote }: ScriptOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    let thrown: unknown = null;
    const onWindowError = (event: ErrorEvent) => {
      if (event.filename === script.src) thrown = event.error ?? new Error(event.message);
    };
    const finish = (failure?: RemoteFailure) => {
      clearTimeout(timer);
      window.removeEventListener('error', onWindowError);
      script.remove();
      if (failure) reject(failure);
      else resolve();
    };
    const timer = setTimeout(
      () => finish(new RemoteFailure('script-missing', remote, new Error(`${url} timed out`))),
      timeout,
    );
    window.addEventListener('error', onWindowError);
    script.onload = () => finish(thrown ? new RemoteFailure('script-threw', remote, thrown) : undefined);
    // Missing and refused for its integrity look the same to a page: asking for the bytes tells which.
    script.onerror = () => {
      whyNot(url, remote).then(finish);
    };
    script.async = true;
    script.crossOrigin = 'anonymous';
    script.integrity = integrity;
    script.src = url;
    document.head.append(script);
  });
}

async function whyNot(url: string, remote: string): Promise<RemoteFailure> {
  try {
    const { ok, status } = await fetch(url, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(2000),
    });
    return ok
      ? new RemoteFailure('script-refused', remote, new Error(`${url} does not match its integrity`))
      : new RemoteFailure('script-missing', remote, new Error(`${url} answered ${status}`));
  } catch (error) {
    return new RemoteFailure('script-missing', remote, error);
  }
}
