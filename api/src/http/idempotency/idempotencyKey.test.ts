import { packAnswer, unpackAnswer } from './idempotencyKey.js';

const answer = JSON.stringify({
  team: { name: 'Çüp ⚽' },
  players: Array.from({ length: 500 }, (_, id) => ({ id })),
});

describe('a stored answer', () => {
  it('is replayed unchanged, whatever type a driver returns', () => {
    const packedBytes = packAnswer(answer);
    expect(unpackAnswer(packedBytes)).toBe(answer);
    const { buffer, byteOffset, byteLength } = packedBytes;
    expect(unpackAnswer(buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer)).toBe(answer);
  });

  it('is much smaller when compressed', () => {
    expect(packAnswer(answer).length).toBeLessThan(answer.length / 3);
  });
});
