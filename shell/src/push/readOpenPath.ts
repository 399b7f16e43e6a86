/** Type of the worker's message after a press on a notification. */
export const OPEN_PATH = 'open-path';

/** The path of the portal in a message of the worker; null for any other message. */
export function readOpenPath(message: unknown): string | null {
  const { type, path } = Object(message) as { readonly type?: unknown; readonly path?: unknown };
  return type === OPEN_PATH && typeof path === 'string' && /^\/(?!\/)/.test(path) ? path : null;
}
