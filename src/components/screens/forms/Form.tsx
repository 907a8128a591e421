import {
  type FormProps,
  Form as PlainForm,
  SimpleForm as PlainSimpleForm,
  type SimpleFormProps,
} from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { ReportInput } from '../dialogs/ReportInput.tsx';
import { SendOnce } from './SendOnce.tsx';
import { useOnce } from './useOnce.ts';

type Props = Omit<FormProps, 'onSubmit'> & { onSubmit?: (typed: FieldValues) => unknown };

/** React-admin's form, which is sent once however often its button is pressed, and not lost by closing its dialog. */
export const Form = ({ onSubmit, children, ...form }: Props) => {
  const submit = useOnce((typed: FieldValues) => onSubmit?.(typed));
  return (
    <SendOnce>
      <PlainForm {...form} {...(onSubmit && { onSubmit: submit })}>
        {children}
        <ReportInput />
      </PlainForm>
    </SendOnce>
  );
};

/** The same for the form of a page. */
export const SimpleForm = (form: SimpleFormProps) => (
  <SendOnce>
    <PlainSimpleForm {...form} />
  </SendOnce>
);
