import { isPortalFrame } from './isPortalFrame.js';
import { HEIGHT_REQUEST } from './messages.js';

/** Requests the heights of the portal's frames that sent them before this script listened. */
export function askHeights(frames: Iterable<HTMLIFrameElement>, portal: string): void {
  for (const frame of frames) {
    // To any origin: in a sandbox it is opaque, and the message says nothing of the page.
    if (isPortalFrame(frame, portal)) frame.contentWindow?.postMessage(HEIGHT_REQUEST, '*');
  }
}
