import { FormDataConsumer, SelectArrayInput, type SelectArrayInputProps } from 'react-admin';

type Props = Omit<SelectArrayInputProps, 'choices'> & { partOf: string };

/** Some values of another list of the form. */
export const PartOfListInput = ({ partOf, ...rest }: Props) => (
  <FormDataConsumer>
    {({ formData }) => {
      const all = (formData[partOf] as string[] | null | undefined) ?? [];
      return (
        <SelectArrayInput {...rest} choices={all.map((id) => ({ id, name: id }))} translateChoice={false} />
      );
    }}
  </FormDataConsumer>
);
