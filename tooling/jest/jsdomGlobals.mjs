import { TextDecoder, TextEncoder } from 'node:util';

// jsdom leaves these out; react-router and the contract's encoders need them.
Object.assign(globalThis, { TextDecoder, TextEncoder });

// styled-components puts every rule into its sheet, as in the product. As text of a style element, which is its way in
// development, jsdom would parse the whole sheet once more for each rule.
Object.assign(globalThis, { SC_DISABLE_SPEEDY: false });
