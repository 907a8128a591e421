import { type RaRecord, useNotify } from 'ra-core';
import type { ReactNode } from 'react';
import type { NounName } from '../../../domain/contract/index.ts';
import { firstFormValues } from '../contract/firstFormValues.ts';
import { useNoun } from '../contract/useNoun.ts';
import { KeepDraft } from '../drafts/KeepDraft.tsx';
import { FormDialog } from './FormDialog.tsx';
import { InputGroups } from './InputGroups.tsx';

interface Props {
  resource: NounName;
  title: string;
  lead?: string;
  submitLabel: string;
  /** Said when the row is there. */
  done: string;
  fields: readonly string[];
  /** Values one may change, and values that go along unseen. */
  first?: Record<string, unknown>;
  along?: Record<string, unknown> | ((typed: Record<string, unknown>) => Record<string, unknown>);
  /** What comes once the row is there; by itself the dialog only closes. */
  onCreated?: (row: RaRecord) => void;
  onClose: () => void;
  /** What stands below the inputs, inside the form. */
  children?: ReactNode;
}

/** Adds a row of another noun without leaving the page. */
export const CreateDialog = ({
  fields,
  first,
  along,
  done,
  onClose,
  onCreated = onClose,
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
      <InputGroups groups={[{ fields }]} />
      {children}
    </FormDialog>
  );
};
