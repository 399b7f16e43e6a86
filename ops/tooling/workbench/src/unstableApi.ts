import type { ApiClient, ApiFailure } from '@euro/platform';
import type { LogEntry } from './logEntry.js';
import type { ApiBehavior } from './scenario.js';

const SLOW_MS = 2000;
const DOWN: ApiFailure = { code: 'not-available', message: 'The API fails on this stage.', status: 503 };

/** Wraps the scripted API in the scenario's behavior, and logs every call. */
export function unstableApi(
  api: ApiClient,
  behavior: ApiBehavior,
  note: (entry: LogEntry) => void,
): ApiClient {
  const withBehavior = async <T extends { readonly error?: ApiFailure | undefined }>(
    name: string,
    options: object,
    call: () => Promise<T>,
    refuse: () => T,
  ): Promise<T> => {
    if (behavior === 'never') {
      note({ kind: 'api', text: `${describeCall(name, options)}: no answer` });
      return new Promise<T>(() => {});
    }
    if (behavior === 'slow') await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
    const answer = behavior === 'failing' ? refuse() : await call();
    note({ kind: 'api', text: `${describeCall(name, options)}: ${answer.error?.code ?? 'answered'}` });
    return answer;
  };
  return {
    call: (name, options) =>
      withBehavior(
        name,
        options,
        () => api.call(name, options),
        () => ({ error: DOWN }),
      ),
    download: (name, options) =>
      withBehavior(
        name,
        options,
        () => api.download(name, options),
        () => ({ error: DOWN }),
      ),
  };
}

/** `GET team/{id} {"params":{"id":7}}` */
function describeCall(name: string, options: object): string {
  const {
    signal: _,
    files,
    ...loggedOptions
  } = options as { readonly signal?: unknown; readonly files?: object };
  const parts = { ...loggedOptions, ...(files && { files: Object.keys(files) }) };
  return Object.keys(parts).length > 0 ? `${name} ${JSON.stringify(parts)}` : name;
}
