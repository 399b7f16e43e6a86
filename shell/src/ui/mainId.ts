/** Focus target of the skip link and of each new page. */
export const MAIN_ID = 'main';
