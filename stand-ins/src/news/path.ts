/** Where the stand-in news site lives, below the gateway's address and its own. */
export const NEWS_PATH = '/stand-ins/news';
