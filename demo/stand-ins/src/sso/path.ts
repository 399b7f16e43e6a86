/** Path prefix of the stand-in; the issuer is the public address with it. */
export const SSO_PATH = '/stand-ins/sso';
