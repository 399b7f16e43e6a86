/** Path prefix of the stand-in; the API's `serverURL` is the server's address with it. */
export const MOLLIE_PATH = '/stand-ins/mollie';
