import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { draftDiscarded, draftOpened, draftUndone } from './draftSlice.js';

/** The players that filled the squad at one press. */
export interface ProposalState {
  /** Ids of proposed players that are still in the draft. */
  readonly addedIds: readonly number[];
  /** Ids of players that were proposed and replaced. */
  readonly rejectedIds: readonly number[];
}

const initialState: ProposalState = { addedIds: [], rejectedIds: [] };

/** The proposal of "Vul aan"; removed by the first undo. */
export const proposalSlice = createSlice({
  name: 'proposal',
  initialState,
  reducers: {
    squadProposed: (_, { payload }: PayloadAction<ProposalState>): ProposalState => payload,
  },
  extraReducers: (builder) => {
    for (const step of [draftOpened, draftUndone, draftDiscarded]) builder.addCase(step, () => initialState);
  },
});

export const { squadProposed } = proposalSlice.actions;
