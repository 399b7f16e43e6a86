/** Why something is not done: a code for scripts and a sentence that says what to do. */
export interface Refusal {
  readonly code: string;
  readonly sentence: string;
}

export const refused = (code: string, sentence: string): { readonly refused: Refusal } => ({
  refused: { code, sentence },
});
