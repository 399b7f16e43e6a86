import { type HeightMessage, isAttributesMessage, isHeightRequest } from './messages.js';
import { setAllowed } from './setAllowed.js';
import { isReadyRequest, reportToWordPress, secretIn } from './wordpress.js';

/** Script of the page in a frame: sends the element's height, again when the embedding page
 * asks for it, and accepts attributes from that page only. */
function serveFrame(element: Element, patterns: Readonly<Record<string, string>>): void {
  const id = document.documentElement.dataset.id ?? '';
  const secret = secretIn(window.location.hash);
  const wordPress =
    secret === null
      ? null
      : reportToWordPress(element, secret, (message) => window.parent.postMessage(message, '*'));
  const tellHeight = () => {
    const height = 'contentHeight' in element ? Number(element.contentHeight) : 0;
    const message: HeightMessage = { source: 'euromanager', version: 1, kind: 'height', height, id };
    wordPress?.tellHeight(height);
    // To any origin: the height is visible anyway.
    if (height > 0) window.parent.postMessage(message, '*');
  };
  element.addEventListener('euro-resize', tellHeight);
  // The kit may have been loaded before this script.
  tellHeight();
  window.addEventListener('message', ({ source, data }: MessageEvent<unknown>) => {
    if (source !== window.parent || source === window) return;
    if (isHeightRequest(data) || isReadyRequest(data, secret)) tellHeight();
    else if (isAttributesMessage(data)) setAllowed(element, patterns, data.attributes);
  });
}

const element = document.querySelector('[data-euro]');
const list = document.getElementById('attributes')?.textContent;
if (element && list) serveFrame(element, JSON.parse(list) as Record<string, string>);
