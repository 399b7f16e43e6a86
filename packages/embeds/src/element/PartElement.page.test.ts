import '../testing/browserParts.js';
import userEvent from '@testing-library/user-event';
import { html } from 'lit/html.js';
import { withRetryQuery } from '../kit/attempts.js';
import { forgetSources } from '../source/sourceOf.js';
import { viewport } from '../testing/browserParts.js';
import { part as inside, recordEvents, show, textOf, waitForText } from '../testing/show.js';
import { sheetOf } from './AttributeElement.js';
import type { Part } from './Part.js';
import { partElement } from './PartElement.js';

// Ignores failures of the typeface.
jest.mock('../kit/typeface.js', () => ({ useTypeface: () => () => {} }));

const score: Part<string> = {
  sheet: sheetOf('.score { color: red; }'),
  query: () => ({ key: 'score', load: async () => ({ value: '2-0', isLive: false }) }),
  header: () => ({ heading: 'Match', sub: 'vandaag' }),
  body: (_element, answer) => html`<b class="score">${answer ?? '–'}</b>`,
};

let load: jest.Mock<Promise<Part<string>>>;
let count = 0;

/** Defines an element per test, because loaded parts stay loaded. */
function define(): string {
  count += 1;
  const name = `euro-part${count}`;
  const options = { attributes: [], room: 120, invites: false, heading: { nl: 'Match', en: 'Match' } };
  customElements.define(name, partElement<string>({ ...options, load }));
  return name;
}

beforeEach(() => {
  load = jest.fn(async () => score);
});
afterEach(() => {
  document.body.replaceWith(document.createElement('body'));
  viewport.isNear = true;
  forgetSources();
});

describe('an element whose body is loaded separately from the kit', () => {
  it('is loaded near the viewport, once for all elements of its kind', async () => {
    const name = define();
    viewport.isNear = false;
    await show(`<${name}></${name}>`);
    expect(load).not.toHaveBeenCalled();
    viewport.isNear = true;
    const element = await show(`<${name}></${name}>`);
    await waitForText(element, '2-0');
    await waitForText(await show(`<${name}></${name}>`), '2-0');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('shows its heading before that', async () => {
    const name = define();
    viewport.isNear = false;
    expect(textOf(await show(`<${name} lang="en"></${name}>`))).toContain('Match');
  });

  it('shows a failed load in place, and retries on request', async () => {
    const events = recordEvents();
    expect(withRetryQuery('chunks/match.js')).toBe('chunks/match.js');
    load.mockRejectedValueOnce(new Error('chunk missing'));
    const name = define();
    const element = await show(`<${name}></${name}>`);
    await waitForText(element, 'Een deel van dit onderdeel kon niet geladen worden.');
    // Under another address: Firefox caches the failure of a module.
    expect(withRetryQuery('chunks/match.js')).toBe('chunks/match.js?again=1');
    expect(events).toContainEqual({ name: 'euro-error', detail: { code: 'kit-incomplete' } });
    await userEvent.setup().click(inside(element, '.again'));
    await waitForText(element, '2-0');
    expect(events.at(-1)).toEqual({ name: 'euro-load', detail: {} });
  });
});
