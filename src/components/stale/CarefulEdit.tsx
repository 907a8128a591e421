import type { ReactNode } from 'react';
import { EditBase, useNotify } from 'react-admin';
import { changedFields } from '../screens/forms/changedFields.ts';
import { Form } from '../screens/forms/Form.tsx';
import { useStaleQuestion } from './useStaleQuestion.tsx';

interface Props {
  id: string;
  /** Translation key of the message after saving. */
  saved: string;
  /** Called after saving, and if the row cannot be loaded. */
  onDone: () => void;
  /** Content beside the form, with the current row. */
  beside?: ReactNode;
  children: ReactNode;
}

/** A form for one row in a dialog. Waits for the server, and asks what to keep after a conflict. */
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
