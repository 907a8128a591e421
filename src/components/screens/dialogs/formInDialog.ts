import { createContext } from 'react';

/** What a dialog must know of a form inside it before it closes. */
export interface FormInDialog {
  /** Something was filled in that closing would lose. */
  isFilled: boolean;
  /** It is kept as a draft, so that closing loses nothing. */
  isKept?: boolean;
}

/** Lets a form register with the dialog around it. Returns the function that removes it. */
export const FormInDialogContext = createContext<(form: FormInDialog) => () => void>(() => () => {});
