/** Path prefix of the stand-in: `/graph` and `/dialog` are below it. */
export const FACEBOOK_PATH = '/stand-ins/facebook';
