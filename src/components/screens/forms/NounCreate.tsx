import type { ReactNode } from 'react';
import { Create } from 'react-admin';
import { creatableFields } from '../../contract/fieldsFor.ts';
import { firstFormValues } from '../../contract/firstFormValues.ts';
import { useActor } from '../../contract/useActor.ts';
import { useNoun } from '../../contract/useNoun.ts';
import { useListPath } from '../useListPath.ts';
import { allowedGroups, type FieldGroup } from './fieldGroups.ts';
import { NounForm } from './NounForm.tsx';

interface Props {
  /** The form's fields; by default all that this user may set. */
  groups?: readonly FieldGroup[];
  /** Initial values in addition to the contract's defaults. */
  first?: Record<string, unknown>;
  title?: string;
  /** Content below the inputs. */
  children?: ReactNode;
}

/** Creates a row, with the fields that the rules let this user set. */
export const NounCreate = ({ groups, first, title, children }: Props) => {
  const noun = useNoun();
  const shown = allowedGroups(groups, creatableFields(useActor(), noun.name));
  const fields = shown.flatMap((group) => group.fields);
  const listPath = useListPath();
  return (
    <Create redirect={() => listPath} title={title} actions={false}>
      <NounForm groups={shown} defaultValues={{ ...firstFormValues(noun, fields), ...first }}>
        {children}
      </NounForm>
    </Create>
  );
};
