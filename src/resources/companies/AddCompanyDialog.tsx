import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import {
  CreateBase,
  Form,
  ResourceContextProvider,
  useNotify,
  useSaveContext,
  useTranslate,
} from 'react-admin';
import { companies } from '../../../domain/contract/companies.ts';
import { firstFormValues } from '../../components/contract/firstFormValues.ts';
import { NoRow } from '../../components/contract/NoRow.tsx';
import { KeepDraft } from '../../components/drafts/KeepDraft.tsx';
import { FormButtons } from '../../components/screens/FormButtons.tsx';
import { AddCompanyInputs } from './AddCompanyInputs.tsx';
import { type AddLayout, addCompanyFields, companyOf, type Side } from './addCompanyLayouts.ts';

interface Props {
  type: Side;
  layout?: AddLayout;
  onClose: () => void;
}

/** Adds a company; whoever is named as its contact with an e-mail is invited as its first administrator. */
export const AddCompanyDialog = ({ type, layout = 'list', onClose }: Props) => {
  const heading = useId();
  const translate = useTranslate();
  const notify = useNotify();
  const onSuccess = ({ name, contactPerson, email }: Record<string, unknown>) => {
    const isInvited = Boolean(contactPerson && email);
    notify(isInvited ? 'companies.addedInvited' : 'companies.added', {
      type: 'success',
      messageArgs: { company: name, email },
    });
    onClose();
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={heading} maxWidth="sm" fullWidth>
      <DialogTitle id={heading}>{translate(titles[layout] + type)}</DialogTitle>
      <ResourceContextProvider value="companies">
        <NoRow>
          <CreateBase
            redirect={false}
            mutationOptions={{ onSuccess }}
            transform={(answers: Record<string, unknown>) =>
              companyOf(answers, type, new Date().getFullYear())
            }
          >
            <AddCompanyForm type={type} layout={layout} onClose={onClose} />
          </CreateBase>
        </NoRow>
      </ResourceContextProvider>
    </Dialog>
  );
};

const titles = { list: 'companies.addNew.', dashboard: 'pages.companies.add.' };

const AddCompanyForm = ({ type, layout, onClose }: Required<Props>) => {
  const translate = useTranslate();
  const { saving } = useSaveContext();
  const fields = addCompanyFields[layout][type];
  return (
    <Form record={{}} defaultValues={{ ...firstFormValues(companies, fields), ...firstPlan(fields) }}>
      <DialogContent sx={{ pt: 0 }}>
        <DialogContentText sx={{ mb: 2 }}>{translate(`companies.addLead.${layout}`)}</DialogContentText>
        <KeepDraft />
        <AddCompanyInputs fields={fields} />
      </DialogContent>
      <FormButtons
        label={translate(layout === 'list' ? titles.list + type : 'ra.action.create')}
        busy={saving}
        onCancel={onClose}
      />
    </Form>
  );
};

const firstPlan = (fields: readonly string[]) => fields.includes('plan') && { plan: 'basic' };
