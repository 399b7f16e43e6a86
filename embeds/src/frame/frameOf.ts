interface Told {
  readonly source: MessageEventSource | null;
  readonly origin: string;
}

/** The frame that told something, when it is one of the portal's: by its window, its address, and where it says it is from. */
export function frameOf(
  { source, origin }: Told,
  frames: Iterable<HTMLIFrameElement>,
  portal: string,
): HTMLIFrameElement | null {
  // A frame in a sandbox without `allow-same-origin` has no origin of its own.
  if (source === null || (origin !== portal && origin !== 'null')) return null;
  for (const frame of frames) {
    if (frame.contentWindow !== source) continue;
    return frame.src.startsWith(`${portal}/embed/v`) ? frame : null;
  }
  return null;
}
