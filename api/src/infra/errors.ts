import { type ErrorCode, errorStatus } from '@euro/api-contract';

/**
 * A call that can't be granted, with a code of the contract. It is thrown so that the transaction around it rolls back;
 * the error middleware turns it into an answer.
 */
export class Refusal extends Error {
  readonly status: number;

  constructor(
    readonly code: ErrorCode,
    readonly details?: Readonly<Record<string, unknown>>,
    readonly headers: Readonly<Record<string, string>> = {},
    options: ErrorOptions = {},
  ) {
    super(code, options);
    this.name = 'Refusal';
    this.status = errorStatus[code];
  }
}

type Unavailable = Extract<ErrorCode, `${string}not-available`>;

/** The call itself is valid and may be repeated after `seconds`, which `Retry-After` carries. */
export function notAvailable(seconds: number, code: Unavailable = 'not-available'): Refusal {
  return new Refusal(code, undefined, { 'Retry-After': String(seconds) });
}

/** The code that Node or a driver puts on its errors, such as `ENOENT`; empty without one. */
export function systemCode(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}
