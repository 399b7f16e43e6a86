import { readFileSync } from 'node:fs';
import { systemCode } from './errors.js';

/** Variables that containers and service managers may pass as files, so that no list of variables shows them. */
const SECRETS = [
  'DATABASE_URL',
  'DATABASE_REPLICAS',
  'REDIS_URL',
  'QUEUE_REDIS_URL',
  'JWT_SECRET',
  'INVITE_SECRET',
  'SMTP_URL',
  'MOLLIE_API_KEY',
  'OIDC_CLIENT_SECRET',
  'FACEBOOK_APP_SECRET',
  'VAPID_PRIVATE_KEY',
  'FEED_SECRETS',
  'FEED_TOKENS',
] as const;

/**
 * The environment with the contents of files named by `JWT_SECRET_FILE` and the like, without the final line end.
 * @throws an Error with one sentence that names the variable that is wrong
 */
export function withSecretFiles(source: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const read = SECRETS.flatMap((name) => {
    const file = source[`${name}_FILE`];
    if (!file) return [];
    if (source[name]) throw new Error(`Set ${name} or ${name}_FILE, not both.`);
    return [[name, contentOf(file, `${name}_FILE`)] as const];
  });
  return { ...source, ...Object.fromEntries(read) };
}

function contentOf(file: string, variable: string): string {
  try {
    const content = readFileSync(file, 'utf8').replace(/\r?\n$/, '');
    if (content === '') throw new Error(`The file ${file} of ${variable} is empty.`);
    return content;
  } catch (error) {
    if (systemCode(error) === '') throw error;
    throw new Error(`The file ${file} of ${variable} can't be read: ${systemCode(error)}.`, { cause: error });
  }
}
