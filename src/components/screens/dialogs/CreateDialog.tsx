import type { ReactNode } from 'react';
import { type RaRecord, useNotify } from 'react-admin';
import type { NounName } from '../../../../domain/contract/index.ts';
import { firstFormValues } from '../../contract/firstFormValues.ts';
import { useNoun } from '../../contract/useNoun.ts';
import { KeepDraft } from '../../drafts/KeepDraft.tsx';
import { InputGroups } from '../forms/InputGroups.tsx';
import { FormDialog } from './FormDialog.tsx';

interface Props {
  resource: NounName;
  title: string;
  lead?: string;
  submitLabel: string;
  /** Message after the row is created. */
  done: string;
  fields: readonly string[];
  /** Those that this dialog needs although they are optional in the contract. */
  required?: readonly string[];
  /** Editable initial values, and hidden ones. */
  first?: Record<string, unknown>;
  along?: Record<string, unknown> | ((typed: Record<string, unknown>) => Record<string, unknown>);
  /** Called after the row is created; by default the dialog only closes. */
  onCreated?: (row: RaRecord) => void;
  onClose: () => void;
  /** Content above the inputs, inside the form. */
  head?: ReactNode;
  /** Content below the inputs, inside the form. */
  children?: ReactNode;
}

/** Creates a row of another noun without leaving the page. */
export const CreateDialog = ({
  fields,
  required,
  first,
  along,
  done,
  onClose,
  onCreated = onClose,
  head,
  children,
  ...dialog
}: Props) => {
  const noun = useNoun(dialog.resource);
  const notify = useNotify();
  return (
    <FormDialog
      {...dialog}
      first={{ ...firstFormValues(noun, fields), ...first }}
      transform={(typed) => ({ ...typed, ...(typeof along === 'function' ? along(typed) : along) })}
      onCreated={(row) => {
        notify(done, { type: 'success', messageArgs: { id: row.id } });
        onCreated(row);
      }}
      onClose={onClose}
    >
      <KeepDraft />
      {head}
      <InputGroups groups={[{ fields, required }]} />
      {children}
    </FormDialog>
  );
};
