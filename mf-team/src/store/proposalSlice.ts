import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { draftDiscarded, draftOpened, draftUndone } from './draftSlice.js';

/** Who filled the squad at one press. */
export interface ProposalState {
  /** Those who were proposed and are in the draft since, chosen by nobody. */
  readonly addedIds: readonly number[];
  /** Those who were proposed before, and for whom others were asked. */
  readonly rejectedIds: readonly number[];
}

const initialState: ProposalState = { addedIds: [], rejectedIds: [] };

/** What "Vul aan" proposed; it ends with the first step back. */
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
