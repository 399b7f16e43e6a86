/** Message to WordPress's `wp-embed.js`, which puts its secret at the end of the frame's address. */
interface WordPressMessage {
  readonly message: 'height' | 'link';
  readonly value: number | string;
  readonly secret: string;
}

/** The secret in `#?secret=Ab12…`, with which WordPress recognises its frame; null without one. */
export const secretIn = (hash: string): string | null =>
  /[?&]secret=([a-z\d]{1,40})$/i.exec(hash)?.[1] ?? null;

/** WordPress asks a frame that was ready before its script for everything again. */
export function isReadyRequest(data: unknown, secret: string | null): boolean {
  const { message, secret: sent } = Object(data) as Partial<Record<'message' | 'secret', unknown>>;
  return secret !== null && message === 'ready' && sent === secret;
}

/**
 * Reports a frame to the page of WordPress around it: heights, and links that a reader follows, which its sandbox does
 * not open. WordPress follows only those to the frame's own site. It clips a frame until the first height, and a
 * clipped element loads nothing: an element without a height yet (0) has the frame's.
 * @param post sends a message to that page
 */
export function reportToWordPress(
  element: Element,
  secret: string,
  post: (message: WordPressMessage) => void,
) {
  element.addEventListener('click', (event) => {
    const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
    if (!link) return;
    event.preventDefault();
    post({ message: 'link', value: link.href, secret });
  });
  return {
    tellHeight: (height: number) =>
      post({ message: 'height', value: Math.ceil(height) || window.innerHeight, secret }),
  };
}
