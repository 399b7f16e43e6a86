import { askHeights } from './askHeights.js';
import { frameOf } from './frameOf.js';
import { isHeightMessage } from './messages.js';

const script = document.currentScript;
const portal = script instanceof HTMLScriptElement ? new URL(script.src).origin : null;

// Script for pages that show embeds in frames: sets the height of each frame to that of its content.
if (portal !== null) {
  window.addEventListener('message', (event: MessageEvent<unknown>) => {
    if (!isHeightMessage(event.data)) return;
    const frame = frameOf(event, document.querySelectorAll('iframe'), portal);
    if (frame) frame.style.height = `${event.data.height}px`;
  });
  askHeights(document.querySelectorAll('iframe'), portal);
}
