import { importJWK, jwtVerify } from 'jose';

const HEADER = /^vapid t=([\w-]+\.[\w-]+\.[\w-]+), ?k=([\w-]{87})$/;
/** Seconds (RFC 8292 §2). */
const LONGEST = 24 * 60 * 60;

interface Expected {
  /** Origin of the push service. */
  readonly audience: string;
  /** Null: any server. */
  readonly applicationServerKey: string | null;
  /** Epoch milliseconds. */
  readonly now: number;
}

/**
 * The signer of a request, by its `Authorization` header (RFC 8292).
 * @returns the token's `sub`, or the status that refuses the request: 401 without a signature, 403 for a wrong one
 */
export async function verifyVapid(
  authorization: string,
  { audience, applicationServerKey, now }: Expected,
): Promise<string | 401 | 403> {
  const [, token, key] = HEADER.exec(authorization) ?? [];
  if (token === undefined || key === undefined) return 401;
  if (applicationServerKey !== null && key !== applicationServerKey) return 403;
  const point = Buffer.from(key, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  try {
    const { payload } = await jwtVerify(token, await importJWK(jwk, 'ES256'), {
      audience,
      algorithms: ['ES256'],
      currentDate: new Date(now),
      requiredClaims: ['exp', 'sub'],
    });
    const isTooLong = (payload.exp ?? 0) - now / 1000 > LONGEST;
    return isTooLong || !/^(mailto:|https:)/.test(payload.sub ?? '') ? 403 : (payload.sub ?? '');
  } catch {
    return 403;
  }
}
