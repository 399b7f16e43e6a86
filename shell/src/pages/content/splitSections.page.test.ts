import { cleanHtml } from '@euro/design-system/clean-html';
import { splitSections } from './splitSections.js';

const split = (html: string) => {
  const { intro, sections } = splitSections(cleanHtml(html));
  const texts = (nodes: readonly Node[]) => nodes.map(({ textContent }) => textContent);
  return {
    intro: texts(intro),
    sections: sections.map(({ id, title, nodes }) => ({ id, title, texts: texts(nodes) })),
  };
};

describe('the sections of a body', () => {
  it('start at each heading; the text before the first is the introduction', () => {
    expect(
      split('<p>vooraf</p>\n<h2>Eén kop</h2>\n<p>a</p><p>b</p><h2>Tweede</h2><ul><li>c</li></ul>'),
    ).toEqual({
      intro: ['vooraf'],
      sections: [
        { id: 'een-kop', title: 'Eén kop', texts: ['a', 'b'] },
        { id: 'tweede', title: 'Tweede', texts: ['c'] },
      ],
    });
  });

  it('have distinct ids, whatever their titles', () => {
    const ids = split('<h2>Punten</h2><h2>Punten</h2><h2>Punten!</h2><h2>???</h2>').sections.map(
      ({ id }) => id,
    );
    expect(new Set(ids).size).toBe(4);
    expect(ids[0]).toBe('punten');
  });

  it('are none in a text without headings', () => {
    expect(split('<p>kort</p>')).toEqual({ intro: ['kort'], sections: [] });
  });
});
