/** Everything of the broadcaster's is below this path; the issuer is the public address and this. */
export const SSO_PATH = '/stand-ins/sso';
