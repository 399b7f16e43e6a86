import type { IncomingMessage } from 'node:http';

/** What the visitor chose before; absent means the page decides (Dutch, the system's theme). */
export interface Visitor {
  readonly language?: 'nl' | 'en' | undefined;
  readonly theme?: 'light' | 'dark' | undefined;
  /** Has the script-readable marker of a session. */
  readonly signedIn: boolean;
  /** The broadcaster's script left word of its own user. */
  readonly hasWidgetUser: boolean;
}

/** Reads the cookies that decide how the page begins: `lang`, `theme`, the session's marker `token`, and `widgetUser`. */
export function visitorOf(request: IncomingMessage): Visitor {
  const cookies = new Map(
    String(request.headers.cookie ?? '')
      .split(';')
      .map((pair) => {
        const [name = '', ...value] = pair.trim().split('=');
        return [name, value.join('=')] as const;
      }),
  );
  const language = cookies.get('lang');
  const theme = cookies.get('theme');
  return {
    language: language === 'nl' || language === 'en' ? language : undefined,
    theme: theme === 'light' || theme === 'dark' ? theme : undefined,
    signedIn: Boolean(cookies.get('token')),
    hasWidgetUser: Boolean(cookies.get('widgetUser')),
  };
}
