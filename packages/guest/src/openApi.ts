import type { EndpointName } from '@euro/api-contract';
import type { ApiClient, ApiFailure, ApiResult, ChatClient, Locale } from '@euro/platform';
import { createApiClient } from '@euro/platform/guest';
import { createTranslator } from '@euro/platform/react';
import { guestTexts } from './guestTexts.js';

interface OpenApiOptions {
  /** Where the API is: `https://euromanager.example/api`. */
  readonly base: string;
  readonly fetch: typeof fetch;
  readonly locale: () => Locale;
}

/** The API client without a session: it reads open data, and refuses every other call locally. */
export function createOpenApi({ base, fetch, locale }: OpenApiOptions): ApiClient {
  const refusal = () => signInFailure(locale());
  const client = createApiClient({
    base,
    fetch,
    locale,
    widgetUser: () => null,
    session: {
      mark: () => 0,
      token: async () => null,
      renew: async () => ({ error: refusal() }),
    },
  });
  return {
    call: (name, options) => (isRead(name) ? client.call(name, options) : refuse(refusal())),
    download: () => refuse(refusal()),
  };
}

/** The chat is of members only. */
export function createNoChat(locale: () => Locale): ChatClient {
  return {
    call: () => refuse(signInFailure(locale())),
    subscribe(_operation, _variables, listener) {
      listener.ended(signInFailure(locale()));
      return () => {};
    },
  };
}

const isRead = (name: EndpointName) => name.startsWith('GET ');

const refuse = async (error: ApiFailure): Promise<ApiResult<never>> => ({ error });

function signInFailure(locale: Locale): ApiFailure {
  return { code: 'not-signed-in', status: 401, message: createTranslator(guestTexts, locale)('signIn') };
}
