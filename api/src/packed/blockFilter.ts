/** Kinds of three consecutive letters that are distinguished; a power of two. */
const KINDS = 4_096;
const LETTERS = 3;
const WORD = 32;

/** Blocks that may contain a text. */
export interface Candidates {
  has(block: number): boolean;
}

/**
 * A trigram filter of text blocks, half a kilobyte a block. It only rules blocks out: the rest must be searched, and
 * trigrams of removed text stay.
 */
export class BlockFilter {
  /** For each kind, a bit for each block. */
  private bits = new Uint32Array(0);
  /** Words of a kind. */
  private words = 0;

  add(block: number, text: string): void {
    if (block >= this.words * WORD) this.grow(block);
    const word = Math.floor(block / WORD);
    const bit = 1 << (block % WORD);
    for (const kind of kindsOf(text)) {
      const at = kind * this.words + word;
      this.bits[at] = (this.bits[at] ?? 0) | bit;
    }
  }

  /** Null for a text that is too short to rule anything out. */
  candidates(text: string): Candidates | null {
    if (text.length < LETTERS) return null;
    const bits = new Uint32Array(this.words).fill(0xffff_ffff);
    for (const kind of kindsOf(text)) {
      const start = kind * this.words;
      for (let word = 0; word < this.words; word += 1) {
        bits[word] = (bits[word] ?? 0) & (this.bits[start + word] ?? 0);
      }
    }
    return { has: (block) => ((bits[Math.floor(block / WORD)] ?? 0) & (1 << (block % WORD))) !== 0 };
  }

  /** Grows to twice the capacity, at least to this block. */
  private grow(block: number): void {
    const words = Math.max(this.words * 2, Math.floor(block / WORD) + 1);
    const bits = new Uint32Array(KINDS * words);
    for (let kind = 0; kind < KINDS; kind += 1) {
      bits.set(this.bits.subarray(kind * this.words, (kind + 1) * this.words), kind * words);
    }
    this.bits = bits;
    this.words = words;
  }
}

/** Trigrams are hashed by their character codes. */
function kindsOf(text: string): Uint16Array {
  const kinds = new Uint16Array(Math.max(0, text.length - LETTERS + 1));
  for (let at = 0; at < kinds.length; at += 1) {
    const [a, b, c] = [text.charCodeAt(at), text.charCodeAt(at + 1), text.charCodeAt(at + 2)];
    kinds[at] = (a * 961 + b * 31 + c) % KINDS;
  }
  return kinds;
}
