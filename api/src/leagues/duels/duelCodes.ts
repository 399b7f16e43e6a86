import { randomInt } from 'node:crypto';

/** No I, O, 0 or 1: people read codes to each other. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
/** 60 bits: more than the 48 of an invite code (decisions §5.7). */
const LENGTH = 12;
const GROUP = /.{1,4}/g;

/** A new random code, as it is stored. */
export function newDuelCode(): string {
  return Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}

/** `K7PX-M2QD-9VTE`. */
export function showDuelCode(code: string): string {
  return (code.match(GROUP) ?? []).join('-');
}

/** A code in any case, with or without dashes, as it is stored. */
export function normalizeDuelCode(code: string): string {
  return code.toUpperCase().replaceAll(/[\s-]/g, '');
}
