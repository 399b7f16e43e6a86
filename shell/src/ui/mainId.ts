/** Where the skip link and each new page take the focus. */
export const MAIN_ID = 'main';
