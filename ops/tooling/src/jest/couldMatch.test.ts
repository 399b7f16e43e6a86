import { JSDOM } from 'jsdom';
import { couldMatch } from '../../jest/couldMatch.mjs';

const { window } = new JSDOM(`<!doctype html>
  <main id="page" class="a b">
    <p class="a">One <b class="c-1" hidden>two</b></p>
    <ul class="list"><li class="a">x</li><li data-kind="a b">y</li><li class="b a">z</li></ul>
    <svg class="icon"><linearGradient class="a"></linearGradient></svg>
    <input type="checkbox" checked class="b" /><a href="#page" class="c-1 a">link</a>
  </main>`);
const elements = [...window.document.querySelectorAll('*')];

const SELECTORS = [
  ...[
    '*',
    'p',
    'P',
    '.a',
    '.b.a',
    'li.a',
    '#page',
    'main#page.a',
    '.a .b',
    '.list > li',
    'li + li',
    'p ~ ul .a',
  ],
  ...[
    'li:not(.a)',
    ':is(p, li).a',
    '.a:is(li, .b)',
    ':where(.list) li',
    'li:nth-child(2n + 1)',
    'li:not(:first-child)',
  ],
  ...[
    '[hidden]',
    'b[hidden]',
    '[data-kind="a b"]',
    "a[href='#page']",
    '[class~=a]',
    '.c-1:not([hidden])',
    'input:checked',
  ],
  ...[
    '.a, .none',
    'none, .c-1',
    ':root',
    'html, body',
    'linearGradient',
    'svg.icon *',
    '.a:not(.b, .c-1)',
    'li:hover',
  ],
];

it.each(SELECTORS)('accepts every element that %s matches', (selector) => {
  const missed = elements.filter((element) => element.matches(selector) && !couldMatch(selector, element));
  expect(missed.map(({ outerHTML }) => outerHTML)).toEqual([]);
});

it('rejects elements of most rules without the engine', () => {
  const [paragraph] = window.document.getElementsByTagName('p');
  for (const selector of ['.b', '.a.b', 'ul', '#page', '.a > .c-1', '.b:hover', 'li, .none, .b:not(.x)']) {
    expect([selector, paragraph && couldMatch(selector, paragraph)]).toEqual([selector, false]);
  }
});
