import { packAnswer, unpackAnswer } from './idempotencyKey.js';

const answer = JSON.stringify({
  team: { name: 'Çüp ⚽' },
  players: Array.from({ length: 500 }, (_, id) => ({ id })),
});

describe('a stored answer', () => {
  it('is what it was, from whatever a driver reads', () => {
    const packedBytes = packAnswer(answer);
    expect(unpackAnswer(packedBytes)).toBe(answer);
    const { buffer, byteOffset, byteLength } = packedBytes;
    expect(unpackAnswer(buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer)).toBe(answer);
  });

  it('takes far less room', () => {
    expect(packAnswer(answer).length).toBeLessThan(answer.length / 3);
  });
});
