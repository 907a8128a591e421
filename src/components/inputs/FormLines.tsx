import type { ReactElement } from 'react';
import { SimpleFormIterator } from 'react-admin';
import { AddLine } from './AddLine.tsx';

interface Props {
  /** Key of the text of the button that adds a line. */
  label: string;
  line: object;
  most: number;
  /** Lines of one row: their button stays beside them on a phone. */
  short?: boolean;
  children: ReactElement;
}

/** The lines of a list in a form, each with a button that removes it. */
export const FormLines = ({ short = false, children, ...adding }: Props) => (
  <SimpleFormIterator
    disableReordering
    disableClear
    fullWidth
    addButton={<AddLine {...adding} />}
    sx={short ? shortLook : look}
  >
    {children}
  </SimpleFormIterator>
);

// A button that appears only on hover cannot be reached by keyboard.
const shown = { '& .RaSimpleFormIterator-action': { visibility: 'visible' } };
const look = { ...shown, '& .RaSimpleFormIterator-line': { pt: 1.5 } };
const shortLook = { ...shown, '& .RaSimpleFormIterator-line': { display: 'flex', pt: 0.5 } };
