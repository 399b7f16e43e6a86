import { readCouponCode } from '@euro/game';

/** The codes in typed or pasted text. */
export interface TypedCodes {
  /** As the server writes them, in their order. */
  readonly codes: readonly string[];
  /** Invalid codes, as typed. */
  readonly wrong: readonly string[];
  readonly twice: readonly string[];
}

/** Parses codes separated by line breaks, commas, semicolons or spaces. */
export function readTypedCodes(text: string): TypedCodes {
  const parts = text.split(/[\s,;]+/).filter(Boolean);
  const codes: string[] = [];
  const wrong: string[] = [];
  const twice: string[] = [];
  for (const one of parts) {
    const code = readCouponCode(one);
    if (code === null) wrong.push(one);
    else if (codes.includes(code)) twice.push(code);
    else codes.push(code);
  }
  return { codes, wrong, twice };
}
