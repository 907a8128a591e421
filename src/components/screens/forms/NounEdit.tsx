import Alert from '@mui/material/Alert';
import type { ReactElement, ReactNode } from 'react';
import { Edit, useRecordContext, useTranslate } from 'react-admin';
import { textOf } from '../../../i18n/textOf.ts';
import { editableFields } from '../../contract/fieldsFor.ts';
import { useActor } from '../../contract/useActor.ts';
import { useNoun } from '../../contract/useNoun.ts';
import { useStaleQuestion } from '../../stale/useStaleQuestion.tsx';
import { RowTitle } from '../lists/RowTitle.tsx';
import { useRowQuery } from '../lists/useRowQuery.ts';
import { PageActions } from '../PageActions.tsx';
import { useListPath } from '../useListPath.ts';
import { WhenRead } from '../WhenRead.tsx';
import { changedFields } from './changedFields.ts';
import { allowedGroups, type FieldGroup } from './fieldGroups.ts';
import { NounForm } from './NounForm.tsx';

interface Props {
  groups?: readonly FieldGroup[];
  actions?: ReactElement;
  /** Information above the form. */
  head?: ReactNode;
  /** Replaces the form generated from the contract. */
  form?: ReactElement;
}

/** Edits a row. Waits for the server, and asks what to keep after a conflict. */
export const NounEdit = ({ groups, actions = <PageActions />, head, form }: Props) => {
  const listPath = useListPath();
  const { onError, question } = useStaleQuestion();
  return (
    <Edit
      mutationMode="pessimistic"
      mutationOptions={{ onError }}
      redirect={() => listPath}
      transform={(form, options) => changedFields(form, options?.previousData)}
      title={<RowTitle />}
      actions={actions}
      queryOptions={useRowQuery()}
      render={(read) => (
        <WhenRead read={read}>
          {head}
          {form ?? <EditForm groups={groups} />}
          {question}
        </WhenRead>
      )}
    />
  );
};

/** A row that can no longer be edited explains why, and only its state can change. */
const EditForm = ({ groups }: Pick<Props, 'groups'>) => {
  const noun = useNoun();
  const translate = useTranslate();
  const row = useRecordContext();
  const allowed = editableFields(useActor(), noun.name);
  const reason = row ? (noun.frozen?.(row) ?? null) : null;
  const states = noun.lifecycles.map(({ field }) => field);
  const open = reason ? allowed.filter((field) => states.includes(field)) : allowed;
  return (
    <>
      {reason && (
        <Alert severity="info" sx={{ m: 2, mb: 0 }}>
          {translate('forms.frozen', { reason: textOf(reason) })}
        </Alert>
      )}
      <NounForm groups={allowedGroups(groups, open)} removable />
    </>
  );
};
