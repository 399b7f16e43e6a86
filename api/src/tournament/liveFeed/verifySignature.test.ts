import { signMessage, verifySignature } from './verifySignature.js';

/** The example of the specification's own libraries (standardwebhooks.com). */
const EXAMPLE = {
  id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
  timestamp: '1614265330',
  body: '{"test": 2432232314}',
};
const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const SIGNATURE = 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=';
const NOW = 1_614_265_330_000;
const MINUTE = 60_000;

it('signs as Standard Webhooks does', () => {
  expect(signMessage(EXAMPLE, SECRET)).toBe(SIGNATURE);
  expect(verifySignature({ ...EXAMPLE, signature: SIGNATURE }, [SECRET], NOW)).toBe(true);
});

it('accepts one of several signatures and one of several secrets, for rotation', () => {
  const other = `whsec_${Buffer.from('another secret of the same length').toString('base64')}`;
  const message = { ...EXAMPLE, signature: `v1a,x ${signMessage(EXAMPLE, other)} ${SIGNATURE}` };
  expect(verifySignature(message, [SECRET], NOW)).toBe(true);
  expect(verifySignature(message, [other, SECRET], NOW)).toBe(true);
});

it.each([
  ['another body', { body: '{"test": 2432232315}' }, NOW],
  ['another id', { id: 'msg_1' }, NOW],
  ['no id', { id: '' }, NOW],
  ['another moment', { timestamp: '1614265331' }, NOW],
  ['an invalid time', { timestamp: '1614265330.0' }, NOW],
  ['no signature', { signature: '' }, NOW],
  ['half a signature', { signature: SIGNATURE.slice(0, -4) }, NOW],
  ['an old message', {}, NOW + 6 * MINUTE],
  ['a message from the future', {}, NOW - 6 * MINUTE],
])('refuses %s', (_, change, now) => {
  expect(verifySignature({ ...EXAMPLE, signature: SIGNATURE, ...change }, [SECRET], now)).toBe(false);
});

it('refuses everything without a secret', () => {
  expect(verifySignature({ ...EXAMPLE, signature: SIGNATURE }, [], NOW)).toBe(false);
});
