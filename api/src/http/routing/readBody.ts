import type { Endpoint } from '@euro/api-contract';
import bodyParser from '@koa/bodyparser';
import type { Context as KoaContext } from 'koa';
import { Refusal } from '../../infra/errors.js';

const SIZE_LIMIT = '64kb';
const DEPTH_LIMIT = 20;

const parse = bodyParser({
  enableTypes: ['json', 'form'],
  jsonLimit: SIZE_LIMIT,
  formLimit: SIZE_LIMIT,
  encoding: 'utf-8',
  onError(error) {
    const tooLarge = 'type' in error && error.type === 'entity.too.large';
    throw new Refusal(tooLarge ? 'body-too-large' : 'malformed-body');
  },
});

/**
 * The JSON object a call sends, or the fields of a form where one may come, unchecked; an absent body is an empty object, and
 * so is a form in parts.
 */
export async function readBody(http: KoaContext, { form = false }: Pick<Endpoint, 'form'>): Promise<unknown> {
  const isEmpty =
    http.request.length === 0 || (http.request.length === undefined && !http.get('transfer-encoding'));
  if (isEmpty) return {};
  if (form && http.is('multipart')) return {};
  if (!http.is('json', ...(form ? ['urlencoded'] : []))) throw new Refusal('unsupported-media-type');
  await parse(http, async () => {});
  const { rawBody, body } = http.request;
  // The decoder puts U+FFFD where the bytes were no UTF-8.
  if (rawBody?.includes('\uFFFD') || isDeeperThan(body, DEPTH_LIMIT)) throw new Refusal('malformed-body');
  return body ?? {};
}

function isDeeperThan(root: unknown, limit: number): boolean {
  let level: unknown[] = [root];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > limit) return true;
    level = level.flatMap((value) =>
      typeof value === 'object' && value !== null ? Object.values(value) : [],
    );
  }
  return false;
}
