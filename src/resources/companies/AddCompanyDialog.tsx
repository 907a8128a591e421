import { useNotify, useTranslate } from 'react-admin';
import { companies } from '../../../domain/contract/accounts/companies.ts';
import { firstFormValues } from '../../components/contract/firstFormValues.ts';
import { KeepDraft } from '../../components/drafts/KeepDraft.tsx';
import { FormDialog } from '../../components/screens/dialogs/FormDialog.tsx';
import { AddCompanyInputs } from './AddCompanyInputs.tsx';
import { type AddLayout, addCompanyFields, companyOf, type Side } from './addCompanyLayouts.ts';

interface Props {
  type: Side;
  layout?: AddLayout;
  onClose: () => void;
}

/** Adds a company; if its contact has an email, the contact is invited as its first administrator. */
export const AddCompanyDialog = ({ type, layout = 'list', onClose }: Props) => {
  const translate = useTranslate();
  const notify = useNotify();
  const fields = addCompanyFields[layout][type];
  const onCreated = ({ name, contactPerson, email }: Record<string, unknown>) => {
    const isInvited = Boolean(contactPerson && email);
    notify(isInvited ? 'companies.addedInvited' : 'companies.added', {
      type: 'success',
      messageArgs: { company: name, email },
    });
    onClose();
  };
  return (
    <FormDialog
      resource="companies"
      title={translate(titles[layout] + type)}
      lead={layout === 'list' ? translate('companies.addLead') : undefined}
      submitLabel={translate(layout === 'list' ? titles.list + type : 'ra.action.create')}
      first={{ ...firstFormValues(companies, fields), ...firstPlan(fields) }}
      transform={(typed) => companyOf(typed, type, new Date().getFullYear())}
      onCreated={onCreated}
      onClose={onClose}
    >
      <KeepDraft />
      <AddCompanyInputs fields={fields} />
    </FormDialog>
  );
};

const titles = { list: 'companies.addNew.', dashboard: 'pages.companies.add.' };

const firstPlan = (fields: readonly string[]) => fields.includes('plan') && { plan: 'basic' };
