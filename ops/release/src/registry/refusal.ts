/** Why a command is refused: a code for scripts and a sentence with what to do. */
export interface Refusal {
  readonly code: string;
  readonly sentence: string;
}

export const refused = (code: string, sentence: string): { readonly refused: Refusal } => ({
  refused: { code, sentence },
});
