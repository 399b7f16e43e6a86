/** Path prefix of the news site. */
export const NEWS_PATH = '/stand-ins/news';
