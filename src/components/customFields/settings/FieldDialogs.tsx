import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { CustomField } from '../../../../domain/contract/customFields/customFields.ts';
import { LinesInput } from '../../inputs/LinesInput.tsx';
import { CreateDialog } from '../../screens/dialogs/CreateDialog.tsx';
import { EditDialog } from '../../screens/dialogs/EditDialog.tsx';

interface AddProps {
  noun: CustomField['noun'];
  /** What the field is called at first. */
  name?: string;
  onAdded?: (field: CustomField) => void;
  onClose: () => void;
}

/** Adds a custom field to the rows of a noun. */
export const AddFieldDialog = ({ noun, name, onAdded, onClose }: AddProps) => {
  const translate = useTranslate();
  return (
    <CreateDialog
      resource="customFields"
      title={translate('customFields.add')}
      lead={translate('customFields.kindStays')}
      submitLabel={translate('customFields.add')}
      done="customFields.added"
      fields={['name', 'kind']}
      first={{ choices: [], ...(name && { name }) }}
      along={{ noun }}
      onCreated={(row) => {
        onAdded?.(row as CustomField);
        onClose();
      }}
      onClose={onClose}
    >
      <ChoicesOfKind />
    </CreateDialog>
  );
};

const ChoicesOfKind = () => (useWatch({ name: 'kind' }) === 'Choice' ? <ChoiceLines /> : null);

const ChoiceLines = () => (
  <LinesInput noun="customFields" source="choices" help="customFields.choicesHint" isRequired />
);

/** Renames a custom field, and changes its choices. */
export const EditFieldDialog = ({ field, onClose }: { field: CustomField; onClose: () => void }) => {
  const translate = useTranslate();
  const hasChoices = field.kind === 'Choice';
  return (
    <EditDialog
      resource="customFields"
      id={field.id}
      title={translate('customFields.edit')}
      lead={hasChoices ? translate(`customFields.${field.noun}.choicesStay`) : undefined}
      saved="customFields.saved"
      fields={['name']}
      onClose={onClose}
    >
      {hasChoices && <ChoiceLines />}
    </EditDialog>
  );
};
