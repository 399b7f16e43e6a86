/** A response requested before the portal's scripts were loaded. */
export interface EarlyAnswer {
  readonly answer: Response;
  /** Its arrival, on the page's clock. */
  readonly at: number;
  readonly lang: string;
  readonly token: string | undefined;
}

/** By method and address: `GET /api/matches`; undefined for what did not come. */
export type EarlyCalls = Record<string, Promise<EarlyAnswer | undefined>>;

declare global {
  var earlyCalls: EarlyCalls | undefined;
}
