/** Webpack's own name for the nonce that libraries give to the style elements they add. */
declare let __webpack_nonce__: string | undefined;

/**
 * Lets libraries that add a style element by themselves (the scroll lock of dialogs and sheets) do so under the page's
 * policy, with the nonce of this answer.
 */
export function allowStyleSheets(page: Document): void {
  __webpack_nonce__ = page.querySelector<HTMLMetaElement>('meta[name="sc-nonce"]')?.nonce;
}
