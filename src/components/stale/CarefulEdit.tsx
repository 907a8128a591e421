import { EditBase, Form, useNotify } from 'ra-core';
import type { ReactNode } from 'react';
import { changedFields } from '../screens/changedFields.ts';
import { useStaleQuestion } from './useStaleQuestion.tsx';

interface Props {
  id: string;
  /** The key of what is said once it is saved. */
  saved: string;
  /** After saving, and where the row cannot be read. */
  onDone: () => void;
  /** Beside the form, with the row at hand. */
  beside?: ReactNode;
  children: ReactNode;
}

/** A form over one row, in a dialog. It waits for the server's word, and asks what to keep when somebody else saved first. */
export const CarefulEdit = ({ id, saved, onDone, beside, children }: Props) => {
  const notify = useNotify();
  const { onError, question } = useStaleQuestion();
  const onSuccess = () => {
    notify(saved, { type: 'success' });
    onDone();
  };
  return (
    <EditBase
      id={id}
      redirect={false}
      mutationMode="pessimistic"
      mutationOptions={{ onError, onSuccess }}
      queryOptions={{ retry: false, onError: onDone }}
      transform={(form: Record<string, unknown>, options?: { previousData?: Record<string, unknown> }) =>
        changedFields(form, options?.previousData)
      }
    >
      {beside}
      <Form>{children}</Form>
      {question}
    </EditBase>
  );
};
