/**
 * Tells which words occur in the scripts that a page loaded of a remote. A global whose name does not was added by
 * another script of the page, whatever was mounted meanwhile.
 */
export async function scriptWords(page: Window, remote: string): Promise<(word: string) => boolean> {
  // Pages of tests have no list of what they loaded.
  const entries = page.performance.getEntriesByType?.('resource') ?? [];
  const addresses = entries
    .map(({ name }) => new URL(name))
    .filter(({ pathname }) => pathname.includes(`/remotes/${remote}/`) && pathname.endsWith('.js'));
  const texts = await Promise.all(
    [...new Set(addresses.map(({ href }) => href))].map(async (address) => {
      const response = await page.fetch(address, { cache: 'force-cache' }).catch(() => null);
      return response?.ok ? response.text() : '';
    }),
  );
  return (word) => texts.some((text) => text.includes(word));
}
