import { createFakePlatform } from '@euro/platform/testing';
import { fireEvent } from '@testing-library/react';
import { undoAfterEach } from '../testing/undoAfterEach.js';
import { createHistory } from './createHistory.js';
import { followLinks } from './followLinks.js';
import { hintLinks } from './hintLinks.js';

function page(html: string) {
  undoAfterEach();
  document.body.innerHTML = html;
  const { platform, visited } = createFakePlatform();
  const prefetched: string[] = [];
  followLinks(document, { go: platform.navigation.go, prefetch: (path) => prefetched.push(path) });
  const element = document.body.querySelector('span') ?? document.body.querySelector('a');
  if (!element) throw new Error('nothing to press');
  // jsdom would say that it can't go anywhere.
  document.addEventListener('click', (event) => event.preventDefault());
  return { element, visited, prefetched };
}

describe('a plain anchor', () => {
  it('navigates inside of the portal, with its nested elements', () => {
    const { element, visited } = page('<a href="/match/12?tab=1#top"><span>GER–SCO</span></a>');
    fireEvent.click(element);
    expect(visited).toEqual(['/match/12?tab=1#top']);
  });

  it.each([
    '<a href="https://www.uefa.com/">uefa</a>',
    '<a href="/file.pdf" download>file</a>',
    '<a href="/match/12" target="_blank">new tab</a>',
    '<a href="#main">skip</a>',
    '<a href="mailto:help@demo.test">mail</a>',
    '<a href="/api/docs">docs</a>',
    '<a>no link</a>',
  ])('%s is left to the browser', (html) => {
    const { element, visited } = page(html);
    fireEvent.click(element);
    expect(visited).toEqual([]);
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
    'pressed with %p is left to the browser',
    (how) => {
      const { element, visited } = page('<a href="/match/12">GER–SCO</a>');
      fireEvent.click(element, how);
      expect(visited).toEqual([]);
    },
  );

  it('that handled the press itself causes no second navigation', () => {
    const { element, visited } = page('<a href="/match/12">GER–SCO</a>');
    element.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(element);
    expect(visited).toEqual([]);
  });

  it('prefetches its target on hover and focus', () => {
    const { element, prefetched } = page('<a href="/match/12?tab=1">GER–SCO</a>');
    fireEvent.pointerOver(element);
    fireEvent.focusIn(element);
    expect(prefetched).toEqual(['/match/12', '/match/12']);
  });
});

describe('links in view', () => {
  it('are prefetched once the page is rendered, those out of view are not', () => {
    jest.useFakeTimers();
    undoAfterEach();
    document.body.innerHTML =
      '<a href="/stats">stats</a><a href="/rankings?x=1">rankings</a><a href="/far">far</a>' +
      '<nav data-unhinted><a href="/leagues">friends</a></nav>';
    for (const anchor of document.querySelectorAll('a')) {
      const top = anchor.pathname === '/far' ? 5000 : 10;
      anchor.getBoundingClientRect = () => ({ width: 90, height: 20, top, bottom: top + 20 }) as DOMRect;
    }
    const hinted: string[] = [];
    const history = createHistory(window, async () => true);
    hintLinks(window, history, (path) => hinted.push(path));
    expect(hinted).toEqual([]);
    jest.runAllTimers();
    expect(hinted).toEqual(['/stats', '/rankings']);
    jest.useRealTimers();
  });
});
