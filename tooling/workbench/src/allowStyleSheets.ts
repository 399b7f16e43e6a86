/** Webpack's own name for the nonce that libraries give to the style elements they add. */
declare let __webpack_nonce__: string | undefined;

/** As the shell does it: what adds a style element by itself (the scroll lock of dialogs) may, with this page's nonce. */
export function allowStyleSheets(page: Document): void {
  __webpack_nonce__ = page.querySelector<HTMLMetaElement>('meta[name="sc-nonce"]')?.nonce;
}
