import { TextDecoder, TextEncoder } from 'node:util';

// jsdom leaves these out; react-router and the contract's encoders need them.
Object.assign(globalThis, { TextDecoder, TextEncoder });

// styled-components puts every rule into its sheet, as in the product. As text of a style element, which is its way in
// development, jsdom would parse the whole sheet once more for each rule.
Object.assign(globalThis, { SC_DISABLE_SPEEDY: false });

// How long the made-up servers take to answer, at most: platform/src/testing/lateAnswers.ts.
Object.assign(globalThis, { LATE_ANSWERS: Number(process.env.LATE_ANSWERS ?? 0) });
