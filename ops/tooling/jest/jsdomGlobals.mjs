import { TextDecoder, TextEncoder } from 'node:util';

// jsdom lacks these; react-router and the contract's encoders need them.
Object.assign(globalThis, { TextDecoder, TextEncoder });

// styled-components inserts rules into its sheet, as in production. As text of a style element, its mode in
// development, jsdom would parse the whole sheet again for each rule.
Object.assign(globalThis, { SC_DISABLE_SPEEDY: false });

// Longest delay of simulated responses: packages/platform/src/testing/responseJitter.ts.
Object.assign(globalThis, { RESPONSE_JITTER_MS: Number(process.env.RESPONSE_JITTER_MS ?? 0) });
