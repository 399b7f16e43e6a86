import type { ApiFailure } from '../../contract/api.js';

/** A call that has to wait for its turn: sent again with the ticket it is the one it was. */
export interface SentBack extends ApiFailure {
  readonly details: {
    readonly ticket: string;
    /** Without them the server had no time for it, and nobody is before it. */
    readonly place?: number;
    readonly seconds?: number;
  };
}

export function hasTicket(failure: ApiFailure | undefined): failure is SentBack {
  return typeof Object(failure?.details).ticket === 'string';
}
