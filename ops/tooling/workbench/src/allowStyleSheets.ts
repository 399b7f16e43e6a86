/** Webpack's global for the nonce of style elements that libraries add. */
declare let __webpack_nonce__: string | undefined;

/**
 * Sets the nonce of this page for libraries that add style elements (the scroll lock of dialogs), as the shell does.
 */
export function allowStyleSheets(page: Document): void {
  __webpack_nonce__ = page.querySelector<HTMLMetaElement>('meta[name="sc-nonce"]')?.nonce;
}
