import { decodeJwt } from 'jose';

/** When a token that was verified runs out, epoch milliseconds of real time. */
export function tokenExpiry(token: string): number {
  return (decodeJwt(token).exp ?? 0) * 1000;
}
