export interface Mutation {
  readonly name: string;
  readonly file: string;
  readonly from: string;
  readonly to: string;
  readonly why: string;
  readonly tests?: readonly string[];
  readonly foundBy?: 'journey';
}

export const MUTATIONS: readonly Mutation[];
