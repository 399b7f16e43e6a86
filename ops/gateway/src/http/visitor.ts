import type { IncomingMessage } from 'node:http';
import { type Language, languageCode } from '@euro/api-contract';

/** The visitor's choices; absent: defaults of the page (Dutch, the system's theme). */
export interface Visitor {
  readonly language?: Language | undefined;
  readonly theme?: 'light' | 'dark' | undefined;
  /** Whether the cookie that marks a session is set. */
  readonly signedIn: boolean;
  /** Whether the broadcaster's script has set its user. */
  readonly hasWidgetUser: boolean;
  /** Origins of sections in development that this browser loads. */
  readonly developerOrigins?: readonly string[];
}

/** The cookies of a request by name. */
export function cookiesOf(request: IncomingMessage): ReadonlyMap<string, string> {
  return new Map(
    String(request.headers.cookie ?? '')
      .split(';')
      .map((pair) => {
        const [name = '', ...value] = pair.trim().split('=');
        return [name, value.join('=')] as const;
      }),
  );
}

/** Reads the cookies that affect the page: `lang`, `theme`, the session's marker `token`, and `widgetUser`. */
export function visitorOf(request: IncomingMessage): Visitor {
  const cookies = cookiesOf(request);
  const language = cookies.get('lang');
  const theme = cookies.get('theme');
  return {
    language: languageCode.safeParse(language).data,
    theme: theme === 'light' || theme === 'dark' ? theme : undefined,
    signedIn: Boolean(cookies.get('token')),
    hasWidgetUser: Boolean(cookies.get('widgetUser')),
  };
}
