import { linksOnly } from './linksOnly.js';

describe('what of a still can be pressed', () => {
  it('is its links, which are no stops of the tab key', () => {
    const html =
      '<a class="x" href="/home">Home</a><button type="button">Meer</button><input tabindex="0"><p tabindex="0">x</p><article>y</article>';
    expect(linksOnly({ '/': { nl: { member: { html, css: 'a{}' } } } })).toEqual({
      '/': {
        nl: {
          member: {
            html: '<a tabindex="-1" class="x" href="/home">Home</a><button inert type="button">Meer</button><input inert><p>x</p><article>y</article>',
            css: 'a{}',
          },
        },
      },
    });
  });
});
