/**
 * Part of the embed kit in watch mode: an element can be defined only once, so its page reloads with every build. Uses
 * nothing of that page but its address.
 */
const script = document.currentScript;

if (script instanceof HTMLScriptElement) {
  let first: string | undefined;
  const events = new EventSource(new URL('/__live', script.src));
  events.addEventListener('news', ({ data }: MessageEvent<string>) => {
    const { remotes } = JSON.parse(data) as { readonly remotes: Readonly<Record<string, string>> };
    first ??= remotes.embeds;
    if (remotes.embeds !== first) location.reload();
  });
}
