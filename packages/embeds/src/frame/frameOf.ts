import { isPortalFrame } from './isPortalFrame.js';

interface FrameMessage {
  readonly source: MessageEventSource | null;
  readonly origin: string;
}

/** The frame that sent a message, if it is one of the portal's by window, address and origin. */
export function frameOf(
  { source, origin }: FrameMessage,
  frames: Iterable<HTMLIFrameElement>,
  portal: string,
): HTMLIFrameElement | null {
  // A frame in a sandbox without `allow-same-origin` has an opaque origin.
  if (source === null || (origin !== portal && origin !== 'null')) return null;
  for (const frame of frames) {
    if (frame.contentWindow !== source) continue;
    return isPortalFrame(frame, portal) ? frame : null;
  }
  return null;
}
