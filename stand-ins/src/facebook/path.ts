/** Everything of Facebook's is below this path: `/graph` and `/dialog`. */
export const FACEBOOK_PATH = '/stand-ins/facebook';
