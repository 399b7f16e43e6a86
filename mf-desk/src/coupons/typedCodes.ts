import { readCouponCode } from '@euro/game';

/** What somebody typed or pasted as codes. */
export interface TypedCodes {
  /** As the server writes them, in their order. */
  readonly codes: readonly string[];
  /** What can't be a code, as it was typed. */
  readonly wrong: readonly string[];
  readonly twice: readonly string[];
}

/** Reads codes that are on lines of their own, or with commas, semicolons or spaces between. */
export function readTypedCodes(text: string): TypedCodes {
  const typed = text.split(/[\s,;]+/).filter(Boolean);
  const codes: string[] = [];
  const wrong: string[] = [];
  const twice: string[] = [];
  for (const one of typed) {
    const code = readCouponCode(one);
    if (code === null) wrong.push(one);
    else if (codes.includes(code)) twice.push(code);
    else codes.push(code);
  }
  return { codes, wrong, twice };
}
