import type { ApiClient, ApiFailure } from '@euro/platform';
import type { LogEntry } from './logEntry.js';
import type { ApiMood } from './scene.js';

const SLOW_MS = 2000;
const DOWN: ApiFailure = { code: 'not-available', message: 'The API fails on this stage.', status: 503 };

/** The scripted API, in the mood that the strip asks for; every call is told. */
export function moodyApi(api: ApiClient, mood: ApiMood, note: (entry: LogEntry) => void): ApiClient {
  const inMood = async <T extends { readonly error?: ApiFailure | undefined }>(
    name: string,
    options: object,
    ask: () => Promise<T>,
    refuse: () => T,
  ): Promise<T> => {
    if (mood === 'never') {
      note({ kind: 'api', text: `${described(name, options)}: no answer` });
      return new Promise<T>(() => {});
    }
    if (mood === 'slow') await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
    const answer = mood === 'failing' ? refuse() : await ask();
    note({ kind: 'api', text: `${described(name, options)}: ${answer.error?.code ?? 'answered'}` });
    return answer;
  };
  return {
    call: (name, options) =>
      inMood(
        name,
        options,
        () => api.call(name, options),
        () => ({ error: DOWN }),
      ),
    download: (name, options) =>
      inMood(
        name,
        options,
        () => api.download(name, options),
        () => ({ error: DOWN }),
      ),
  };
}

/** `GET team/{id} {"params":{"id":7}}` */
function described(name: string, options: object): string {
  const { signal: _, files, ...told } = options as { readonly signal?: unknown; readonly files?: object };
  const given = { ...told, ...(files && { files: Object.keys(files) }) };
  return Object.keys(given).length > 0 ? `${name} ${JSON.stringify(given)}` : name;
}
