/** What the worker asks a page to open when a notification was pressed. */
export const OPEN_PATH = 'open-path';

/** The path of the portal that a message of the worker asks for; null for any other message. */
export function readOpenPath(message: unknown): string | null {
  const { type, path } = Object(message) as { readonly type?: unknown; readonly path?: unknown };
  return type === OPEN_PATH && typeof path === 'string' && /^\/(?!\/)/.test(path) ? path : null;
}
