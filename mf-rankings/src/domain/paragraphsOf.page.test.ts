import { paragraphsOf } from './paragraphsOf.js';

it.each([
  ['<p>Een <strong>racefiets</strong>.</p><ul><li>op maat</li></ul>', ['Een racefiets.', 'op maat']],
  ['Zomaar een zin', ['Zomaar een zin']],
  ['<p> </p><p><img src=x onerror=alert(1)>Foto</p>', ['Foto']],
  ['', []],
])('turns %s into plain texts', (html, texts) => {
  expect(paragraphsOf(html)).toEqual(texts);
});
