import { loadTypeface } from './typeface.js';

it('draws Latin letters and those of the second face, and omits characters that neither has', async () => {
  const typeface = await loadTypeface();
  expect(typeface.drawable('Šeško ☃ 😀 B')).toBe('Šeško B');
  for (const letter of ['B', 'Š']) {
    const { paths, advance } = typeface.outline(letter, { weight: 800 });
    expect([letter, paths.startsWith('<path '), advance > 0]).toEqual([letter, true, true]);
  }
});

it('is loaded again after a failure', async () => {
  jest.resetModules();
  const decompress = jest.fn(async (_: Uint8Array): Promise<Uint8Array> => {
    throw new Error('out of memory');
  });
  jest.doMock('wawoff2', () => ({ decompress }));
  const { loadTypeface: load } = await import('./typeface.js');
  await expect(load()).rejects.toThrow('out of memory');
  decompress.mockImplementation(jest.requireActual('wawoff2').decompress);
  expect((await load()).drawable('Š')).toBe('Š');
});
