import type { ReactNode } from 'react';
import { Create } from 'react-admin';
import { creatableFields } from '../contract/fieldsFor.ts';
import { firstFormValues } from '../contract/firstFormValues.ts';
import { useActor } from '../contract/useActor.ts';
import { useNoun } from '../contract/useNoun.ts';
import { NounForm } from './NounForm.tsx';
import { useListPath } from './useListPath.ts';

interface Props {
  /** The fields asked for, in order; all that this person may set when left out. */
  fields?: readonly string[];
  /** What the form begins with beside the contract's defaults. */
  first?: Record<string, unknown>;
  title?: string;
  children?: ReactNode;
}

/** Adds a row: the fields are those the rules let this person set. */
export const NounCreate = ({ fields, first, title, children }: Props) => {
  const noun = useNoun();
  const allowed = creatableFields(useActor(), noun.name);
  const shown = fields?.filter((field) => allowed.includes(field)) ?? allowed;
  const listPath = useListPath();
  return (
    <Create redirect={() => listPath} title={title} actions={false}>
      <NounForm fields={shown} defaultValues={{ ...firstFormValues(noun, shown), ...first }}>
        {children}
      </NounForm>
    </Create>
  );
};
