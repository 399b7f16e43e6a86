/** What the server mounts of pictures and addresses for other sites. */

export { serveSharePictures } from './pictures/serveSharePictures.js';
