import '../testing/browserParts.js';
import { askHeights } from './askHeights.js';
import { frameOf } from './frameOf.js';
import { isAttributesMessage, isHeightMessage, isHeightRequest } from './messages.js';
import { setAllowed } from './setAllowed.js';
import { isReadyRequest, reportToWordPress, secretIn } from './wordpress.js';

const PORTAL = 'https://euro.test';
const height = { source: 'euromanager', version: 1, kind: 'height', height: 480, id: '' };
const attributes = {
  source: 'euromanager-host',
  version: 1,
  kind: 'attributes',
  attributes: { theme: 'dark' },
};

it.each([
  ['whole', height, true],
  ['of another kind', { ...height, kind: 'style' }, false],
  ['of a later version', { ...height, version: 2 }, false],
  ['without a number', { ...height, height: '480px' }, false],
  ['of a height that hides the page', { ...height, height: 1e6 }, false],
  ['of nothing', null, false],
])('a height %s is accepted: %s', (_what, message, isHeard) => {
  expect(isHeightMessage(message)).toBe(isHeard);
});

it.each([
  ['whole', attributes, true],
  ['from another window', { ...attributes, source: 'euromanager' }, false],
  ['without any', { ...attributes, attributes: null }, false],
])('a message of attributes that is %s is accepted', (_what, message, isHeard) => {
  expect(isAttributesMessage(message)).toBe(isHeard);
});

it('a request for the height is no message of attributes', () => {
  const request = { source: 'euromanager-host', version: 1, kind: 'height' };
  expect([isHeightRequest(request), isAttributesMessage(request)]).toEqual([true, false]);
  expect([attributes, height, null, 'height'].map(isHeightRequest)).toEqual([false, false, false, false]);
});

it('sets exactly the allowed attributes', () => {
  const element = document.createElement('euro-rankings');
  element.setAttribute('rows', '5');
  element.setAttribute('href-target', '_blank');
  const patterns = {
    theme: '^(light|dark)$',
    rows: '^[0-9]{1,15}$',
    accent: '^#[0-9a-f]{6}$',
    'href-target': '^_self$',
  };
  setAllowed(element, patterns, {
    theme: 'dark',
    rows: null,
    accent: 'red"><script>',
    onclick: 'alert(1)',
    'href-target': '_self',
    lang: 7,
  });
  expect(element.outerHTML).toBe('<euro-rankings href-target="_blank" theme="dark"></euro-rankings>');
});

describe('the frame of a height message', () => {
  const frame = (src: string) => {
    const iframe = document.createElement('iframe');
    iframe.src = src;
    document.body.append(iframe);
    return iframe;
  };
  const ours = frame(`${PORTAL}/embed/v1/frame/euro-rankings`);
  const other = frame('https://ads.test/embed/v1/frame/euro-rankings');
  const findFrame = (source: Window | null, origin: string) =>
    frameOf({ source, origin }, [other, ours], PORTAL);

  it('is identified by window and address, also in a sandbox', () => {
    expect(findFrame(ours.contentWindow, PORTAL)).toBe(ours);
    expect(findFrame(ours.contentWindow, 'null')).toBe(ours);
  });

  it('is never a frame of another site', () => {
    expect(findFrame(other.contentWindow, 'https://ads.test')).toBeNull();
    expect(findFrame(other.contentWindow, 'null')).toBeNull();
    expect(findFrame(other.contentWindow, PORTAL)).toBeNull();
    expect(findFrame(window, PORTAL)).toBeNull();
    expect(findFrame(null, PORTAL)).toBeNull();
  });

  it('is asked for its height by a script that comes after it; no other frame is', () => {
    const posted = jest.fn();
    for (const each of [ours, other]) {
      jest.spyOn(each.contentWindow as Window, 'postMessage').mockImplementation((message) => {
        posted(each.src, message);
      });
    }
    askHeights([other, ours], PORTAL);
    expect(posted.mock.calls).toEqual([[ours.src, expect.objectContaining({ kind: 'height' })]]);
    expect(isHeightRequest(posted.mock.calls[0][1])).toBe(true);
  });
});

describe('a frame on a page of WordPress', () => {
  it.each([
    ['#?secret=Ab12cd34EF', 'Ab12cd34EF'],
    ['#?secret=', null],
    ['#?secret="><script>', null],
    ['', null],
  ])('finds the secret in %s: %s', (hash, secret) => {
    expect(secretIn(hash)).toBe(secret);
    expect(isReadyRequest({ message: 'ready', secret: secret ?? '' }, secret)).toBe(secret !== null);
    expect(isReadyRequest({ message: 'ready', secret: 'other' }, secret)).toBe(false);
    expect(isReadyRequest(null, secret)).toBe(false);
  });

  it('is shown before its element has a height', () => {
    const post = jest.fn();
    reportToWordPress(document.createElement('euro-match'), 'Ab12', post).tellHeight(0);
    expect(post.mock.calls).toEqual([[{ message: 'height', value: window.innerHeight, secret: 'Ab12' }]]);
  });

  it('reports heights, and leaves links to it, also those inside the element', () => {
    const element = document.createElement('euro-rankings');
    const link = document.createElement('a');
    link.href = `${PORTAL}/rankings`;
    element.attachShadow({ mode: 'open' }).append(link, document.createElement('button'));
    document.body.append(element);
    const post = jest.fn();
    reportToWordPress(element, 'Ab12', post).tellHeight(480.2);
    const click = new MouseEvent('click', { bubbles: true, composed: true, cancelable: true });
    link.dispatchEvent(click);
    expect(click.defaultPrevented).toBe(true);
    element.shadowRoot?.querySelector('button')?.click();
    expect(post.mock.calls).toEqual([
      [{ message: 'height', value: 481, secret: 'Ab12' }],
      [{ message: 'link', value: `${PORTAL}/rankings`, secret: 'Ab12' }],
    ]);
  });
});
