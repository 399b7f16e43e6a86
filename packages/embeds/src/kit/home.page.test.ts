import '../testing/browserParts.js';
import { homeOf } from './home.js';

describe('where the kit belongs', () => {
  it.each([
    [
      'its moving address',
      { src: 'https://euro.test/embed/v1.js' },
      { portal: 'https://euro.test/', files: 'https://euro.test/remotes/embeds/1.2.0-abc/' },
    ],
    [
      'a release of its own',
      { src: 'https://euro.test/remotes/embeds/1.1.0-old/embed.js' },
      { portal: 'https://euro.test/', files: 'https://euro.test/remotes/embeds/1.1.0-old/' },
    ],
    [
      'a copy elsewhere that names the portal',
      { src: 'https://cdn.test/euro/embed.js?x=1', portal: 'https://euro.test' },
      { portal: 'https://euro.test/', files: 'https://cdn.test/euro/' },
    ],
    [
      'a copy that names nonsense',
      { src: 'https://cdn.test/embed.js', portal: 'nowhere' },
      { portal: 'https://cdn.test/', files: 'https://cdn.test/' },
    ],
  ])('is derived from %s', (_what, script, home) => {
    expect(homeOf(script, '1.2.0-abc')).toEqual(home);
  });
});
