import type { Manager } from './managers.js';

let keys = 0;

/**
 * The HTTP request of a manager's save with a key of its own: three field players on the bench rotate until the lineup
 * is the first one again. @param save its number
 */
export function saveRequest({ teamId, token, family, lineup }: Manager, save: number): string {
  keys += 1;
  const [keeper = 0, ...field] = lineup.bench;
  const by = (save + 1) % field.length;
  const body = JSON.stringify({ ...lineup, bench: [keeper, ...field.slice(by), ...field.slice(0, by)] });
  return [
    `POST /api/team/${teamId} HTTP/1.1`,
    'Host: lab',
    `Authorization: ${token}`,
    `X-Family: ${family}`,
    `Idempotency-Key: ${keys}`,
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    `\r\n${body}`,
  ].join('\r\n');
}
