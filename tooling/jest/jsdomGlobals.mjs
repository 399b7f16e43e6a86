import { TextDecoder, TextEncoder } from 'node:util';

// jsdom leaves these out; react-router and the contract's encoders need them.
Object.assign(globalThis, { TextDecoder, TextEncoder });
