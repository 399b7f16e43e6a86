/** The registry that the gateway put in the page, so that no request is needed for it; undefined without one. */
export function readInlinedRegistry(page: Document): unknown {
  const text = page.getElementById('registry')?.textContent;
  if (!text) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
