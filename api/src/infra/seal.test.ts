import { createSeal } from './seal.js';

const seal = createSeal('a secret that only the tests know, long enough');

it('opens a sealed value for its owner only', () => {
  const sealed = seal.close('één geheim', 'family 1');
  expect(sealed).not.toContain('geheim');
  expect(seal.open(sealed, 'family 1')).toBe('één geheim');
  expect(seal.open(sealed, 'family 2')).toBeNull();
  expect(createSeal('another secret, just as long as the first').open(sealed, 'family 1')).toBeNull();
});

it('never seals a value alike twice, and detects every change', () => {
  const sealed = seal.close('geheim', 'f');
  expect(seal.close('geheim', 'f')).not.toBe(sealed);
  const bytes = Buffer.from(sealed, 'base64url');
  for (const index of bytes.keys()) {
    const changedBytes = Buffer.from(bytes);
    changedBytes.writeUInt8(changedBytes.readUInt8(index) ^ 1, index);
    expect(seal.open(changedBytes.toString('base64url'), 'f')).toBeNull();
  }
  expect(seal.open('', 'f')).toBeNull();
});
