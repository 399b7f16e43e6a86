import type { Person } from '../person.js';

/** A sign-in that begins: where the browser goes, and what must be remembered to finish it. */
export interface Beginning {
  readonly authorizationURL: string;
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

/** The parameters with which the browser returned, and the stored values of its attempt. */
export interface Return {
  readonly code: string;
  readonly state: string;
  /** RFC 9207; undefined where the caller sends code and state only (spec §7). */
  readonly iss: string | undefined;
  readonly redirectUri: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

/** `refused`: the code or what it brought is not right. `unavailable`: there is no answer now. */
export type SignInResult =
  | { readonly kind: 'signed-in'; readonly person: Person; readonly refreshToken: string | null }
  | { readonly kind: 'refused' }
  | { readonly kind: 'unavailable' };

/** Whether the session at the provider continues, with the next refresh token. */
export type RenewalResult =
  | { readonly kind: 'yes'; readonly refreshToken: string }
  | { readonly kind: 'no' }
  | { readonly kind: 'unavailable' };

/** An OpenID provider whose people sign in here: code flow with state, nonce and PKCE (decisions §7.3). */
export interface OpenIdProvider {
  /** Null while the provider can't be reached. */
  begin(redirectUri: string, prompt: 'none' | 'login' | undefined): Promise<Beginning | null>;
  finish(back: Return): Promise<SignInResult>;
  renew(refreshToken: string, subject: string): Promise<RenewalResult>;
}
