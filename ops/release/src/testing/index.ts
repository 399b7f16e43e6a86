export { addNewsRemote, addShell, temporaryFolder } from './builtRemote.js';
export { type StandInS3, startStandInS3 } from './standInS3.js';
