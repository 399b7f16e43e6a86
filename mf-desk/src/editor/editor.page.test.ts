import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Command, type EditorState, TextSelection } from 'prosemirror-state';
import { canHold } from './canHold.js';
import {
  addRow,
  breakLineInCell,
  removeRow,
  setBlockKind,
  setLink,
  toggleList,
  toggleStrong,
} from './commands.js';
import { createEditorState } from './createState.js';
import { parseBody } from './parseBody.js';
import { unclosedPart } from './placeholders.js';
import { pageSchema } from './schema.js';
import { writeBody } from './writeBody.js';

const PACKS = join(__dirname, '../../../competitions');

const pages = readdirSync(PACKS, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.html'))
  .map((path) => [path, readFileSync(join(PACKS, path), 'utf8').replace(/^<h1>.*<\/h1>\n/, '')] as const);

/** A text with the selection on the first of these words. */
function at(html: string, text: string): EditorState {
  const state = createEditorState(parseBody(html));
  let from = -1;
  state.doc.descendants((node, position) => {
    const index = node.text?.indexOf(text) ?? -1;
    if (from < 0 && index >= 0) from = position + index;
  });
  return state.apply(state.tr.setSelection(TextSelection.create(state.doc, from, from + text.length)));
}

/** The HTML after a command. */
function htmlAfter(state: EditorState, command: Command): string {
  let next = state;
  command(state, (tr) => {
    next = state.apply(tr);
  });
  return writeBody(next.doc);
}

describe('the texts of all competitions', () => {
  it('exist', () => expect(pages.length).toBeGreaterThan(8));

  it.each(pages)('%s can be edited without loss', (_, body) => {
    expect(canHold(body)).toBe(true);
    const once = writeBody(parseBody(body));
    expect(writeBody(parseBody(once))).toBe(once);
    expect(once.match(/\{\{[^{}]+\}\}/g)).toEqual(body.match(/\{\{[^{}]+\}\}/g));
    expect(unclosedPart(body)).toBeNull();
  });
});

describe('a body', () => {
  it.each([
    '<p>Je hebt {{budget}} miljoen, <strong>€ {{teamPrice}}</strong> per ploeg.</p>',
    '{{#boosters}}\n<p>Ja</p>\n{{/boosters}}\n{{^boosters}}\n<p>Nee</p>\n{{/boosters}}',
    '<ul>\n  {{#spying}}\n  <li>Een</li>\n  {{/spying}}\n  <li>Twee\n    <ul>\n      <li>Drie</li>\n    </ul>\n  </li>\n</ul>',
    '<table>\n  <tbody>\n    {{#clubLimits}}\n    <tr><td>{{weeks}}</td><td colspan="2">a<br />b</td></tr>\n    {{/clubLimits}}\n    <tr><th scope="row">x</th>{{#points.goal}}<td>{{.}}</td>{{/points.goal}}</tr>\n  </tbody>\n</table>',
    '<p><a href="https://example.com" rel="noopener noreferrer">Weg</a></p>',
    '<p>5 &lt; 6 &amp; <a href="/rules?a=1&amp;b=2">regels</a>, {{&amp;budget}}</p>',
  ])('retains its elements and placeholders: %s', (html) => {
    expect(writeBody(parseBody(html))).toBe(html);
    expect(canHold(html)).toBe(true);
  });

  it.each([
    'text without a block {{budget}} and <p>one</p>',
    '<div><p>Deep</p></div>',
    '<table><tbody><tr><td><p>A paragraph in a cell</p></td></tr></tbody></table>',
    '<p>A picture <img src="x.png"></p>',
  ])('with other elements is edited as HTML: %s', (html) => {
    expect(canHold(html)).toBe(false);
  });
});

describe('a part that depends on a setting', () => {
  it.each([
    ['<p>{{#spying}}a{{/spying}}{{budget}}</p>', null],
    ['<p>{{#spying}}a</p>', '{{#spying}}'],
    ['<p>a{{/spying}}</p>', '{{/spying}}'],
    ['{{#a}}{{^b}}x{{/a}}{{/b}}', '{{/a}}'],
  ])('has an end: %s', (body, problem) => {
    expect(unclosedPart(body)).toBe(problem);
  });
});

describe('the tools', () => {
  it('format text as bold, a heading, a list, and plain again', () => {
    expect(htmlAfter(at('<p>een twee</p>', 'twee'), toggleStrong)).toBe('<p>een <strong>twee</strong></p>');
    expect(htmlAfter(at('<p>een</p>', 'een'), setBlockKind('h3'))).toBe('<h3>een</h3>');
    expect(htmlAfter(at('<h3>een</h3>', 'een'), setBlockKind('p'))).toBe('<p>een</p>');
    const { bullet_list } = pageSchema.nodes;
    expect(htmlAfter(at('<p>een</p>', 'een'), toggleList(bullet_list))).toBe('<ul>\n  <li>een</li>\n</ul>');
    expect(htmlAfter(at('<ul><li>een</li></ul>', 'een'), toggleList(bullet_list))).toBe('<p>een</p>');
  });

  it('set, change and remove a link', () => {
    expect(htmlAfter(at('<p>de regels</p>', 'regels'), setLink('/rules'))).toBe(
      '<p>de <a href="/rules">regels</a></p>',
    );
    const linkState = at('<p>de <a href="/rules">re<em>gels</em></a> en <a href="/x">x</a></p>', 'gels');
    const caret = linkState.apply(
      linkState.tr.setSelection(TextSelection.create(linkState.doc, linkState.selection.from)),
    );
    expect(htmlAfter(caret, setLink('/terms'))).toBe(
      '<p>de <a href="/terms">re<em>gels</em></a> en <a href="/x">x</a></p>',
    );
    expect(htmlAfter(caret, setLink(null))).toBe('<p>de re<em>gels</em> en <a href="/x">x</a></p>');
  });

  it('add and remove rows, and break lines inside a cell', () => {
    const table = '<table><tbody><tr><th scope="row">a</th><td>b</td></tr></tbody></table><p>c</p>';
    expect(htmlAfter(at(table, 'b'), addRow)).toContain(
      '<tr><th scope="row">a</th><td>b</td></tr>\n    <tr><th scope="row"></th><td></td></tr>',
    );
    expect(htmlAfter(at(table, 'b'), removeRow)).toBe('<p>c</p>');
    expect(htmlAfter(at(table, 'b'), breakLineInCell)).toContain('<td><br /></td>');
    expect(breakLineInCell(at(table, 'c'), undefined)).toBe(false);
  });

  it('turn a typed placeholder into one', () => {
    const state = at('<p>een <strong>twee</strong></p>', 'twee');
    const next = state.apply(state.tr.insertText('{{budget}} en {{x}}'));
    expect(next.doc.toString()).toBe(
      'doc(paragraph("een ", strong(placeholder), strong(" en "), strong(placeholder)))',
    );
    expect(writeBody(next.doc)).toBe('<p>een <strong>{{budget}} en {{x}}</strong></p>');
  });
});
