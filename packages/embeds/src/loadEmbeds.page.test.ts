import declaration from '../elements.json';
import { EMBEDS, loadEmbeds } from './loadEmbeds.js';

const scripts = () => [...document.querySelectorAll('script')];
afterEach(() => {
  document.head.innerHTML = '';
});

describe('the elements of a portal', () => {
  it('are loaded once, from its public address', async () => {
    const loads = [loadEmbeds('https://euro.example'), loadEmbeds('https://euro.example/nl/')];
    expect(scripts().map(({ src }) => src)).toEqual(['https://euro.example/embed/v1.js']);
    scripts()[0]?.dispatchEvent(new Event('load'));
    await Promise.all(loads);
    expect(EMBEDS).toBe(`/embed/v${declaration.number}.js`);
  });

  it('are loaded again after a failure', async () => {
    const failing = loadEmbeds('https://down.example');
    scripts()[0]?.dispatchEvent(new Event('error'));
    await expect(failing).rejects.toThrow('https://down.example/embed/v1.js could not be loaded.');
    expect(scripts()).toEqual([]);
    void loadEmbeds('https://down.example');
    expect(scripts()).toHaveLength(1);
  });

  it('are not loaded where the page has their script', async () => {
    document.head.innerHTML = '<script src="https://own.example/embed/v1.js"></script>';
    await loadEmbeds('https://own.example');
    expect(scripts()).toHaveLength(1);
  });
});
