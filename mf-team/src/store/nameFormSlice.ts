import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The name a team is going to have. */
export interface NameFormState {
  readonly name: string;
  readonly nameVisible: boolean;
  /** Problems of the name are shown: false during the first typing. */
  readonly touched: boolean;
  /** Id of the team of an earlier competition whose name and logo it takes over; left out for none. */
  readonly again?: number;
}

/** A real name is shown only when its owner ticks the box. */
const initialState: NameFormState = { name: '', nameVisible: false, touched: false };

/** The form with the team's name and whether the manager's own name is shown. */
export const nameFormSlice = createSlice({
  name: 'nameForm',
  initialState,
  reducers: {
    nameFormOpened: (_, { payload }: PayloadAction<Omit<NameFormState, 'touched'>>): NameFormState => ({
      ...payload,
      touched: false,
    }),
    nameTyped: (state, { payload }: PayloadAction<string>): NameFormState => ({ ...state, name: payload }),
    nameTouched: (state): NameFormState => ({ ...state, touched: true }),
    nameVisibleChosen: (state, { payload }: PayloadAction<boolean>): NameFormState => ({
      ...state,
      nameVisible: payload,
    }),
  },
});

export const { nameFormOpened, nameTyped, nameTouched, nameVisibleChosen } = nameFormSlice.actions;
