/**
 * The number of the published API. Within one number nothing that was released is removed: `npm run build` compares
 * with `ops/release/contracts/api`. Only a change that can't be made otherwise gets a new number
 * (docs/guides/contracts.md).
 */
export const API_CONTRACT = 1;

/** The numbers that are answered: this one and, from the second on, the one before it. */
export const SERVED_API_CONTRACTS: readonly number[] = [API_CONTRACT];

/** Header that says the number: in every answer the API's own; in a request, which need not have it, the caller's. */
export const CONTRACT_HEADER = 'Euro-Contract';
