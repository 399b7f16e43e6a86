/**
 * Travels with the kit of embeds while it is being worked on: an element can be defined once only, so the page that shows it
 * loads again with every build. Uses nothing of that page but its address.
 */
const script = document.currentScript;

if (script instanceof HTMLScriptElement) {
  let first: string | undefined;
  const line = new EventSource(new URL('/__live', script.src));
  line.addEventListener('news', ({ data }: MessageEvent<string>) => {
    const { remotes } = JSON.parse(data) as { readonly remotes: Readonly<Record<string, string>> };
    first ??= remotes.embeds;
    if (remotes.embeds !== first) location.reload();
  });
}
