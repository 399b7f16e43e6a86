const CODE = /^[A-Z0-9]{6,11}$/;

/** A coupon's code as it is kept: upper case; null when it can't be one (spec §9: 6 to 11 letters and digits). */
export function readCouponCode(input: string): string | null {
  const code = input.trim().toUpperCase();
  return CODE.test(code) ? code : null;
}
