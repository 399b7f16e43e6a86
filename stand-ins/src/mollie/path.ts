/** Everything of Mollie is below this path; the API's `serverURL` is the server's address and this. */
export const MOLLIE_PATH = '/stand-ins/mollie';
