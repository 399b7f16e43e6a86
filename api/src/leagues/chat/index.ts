export { type ChatHub, createChatHub } from './chatHub.js';
export { serveChat } from './serveChat.js';
export { watchChat } from './watchChat.js';
