import { createContext } from 'react';

/** Whether the row around an action is a card, which has room for one button only. */
export const RowOnCard = createContext(false);
