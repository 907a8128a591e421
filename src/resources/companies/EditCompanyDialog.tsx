import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useBasename, useSaveContext, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import type { Company } from '../../../domain/contract/accounts/companies.ts';
import { NounInput } from '../../components/inputs/NounInput.tsx';
import { Dialog } from '../../components/screens/dialogs/Dialog.tsx';
import { FormButtons } from '../../components/screens/forms/FormButtons.tsx';
import { InputGrid } from '../../components/screens/forms/InputGroups.tsx';
import { CarefulEdit } from '../../components/stale/CarefulEdit.tsx';

const fields = ['name', 'industry', 'status', 'subscription'];

interface Props {
  company: Company;
  onClose: () => void;
}

/** Edits the most common fields, with a link to the full form. */
export const EditCompanyDialog = ({ company: { id, type }, onClose }: Props) => {
  const heading = useId();
  const translate = useTranslate();
  return (
    <Dialog open onClose={onClose} aria-labelledby={heading} maxWidth="sm" fullWidth>
      <DialogTitle id={heading}>{translate(`companies.edit.${type}`)}</DialogTitle>
      <CarefulEdit id={id} saved="companies.saved" onDone={onClose}>
        <DialogContent sx={{ pt: 0 }}>
          <InputGrid fields={fields} />
          <ReasonInput />
          <Button component={Link} to={`${useBasename()}/${type}s/${id}`} sx={{ mt: 1 }}>
            {translate('companies.allFields')}
          </Button>
        </DialogContent>
        <Buttons onClose={onClose} />
      </CarefulEdit>
    </Dialog>
  );
};

/** The reason for the suspension, shown only while the company is suspended. */
const ReasonInput = () => {
  const status = useWatch({ name: 'status' });
  return status === 'Suspended' || status === 'Inactive' ? (
    <NounInput source="statusReason" required={status === 'Suspended'} />
  ) : null;
};

const Buttons = ({ onClose }: Pick<Props, 'onClose'>) => {
  const translate = useTranslate();
  const { saving } = useSaveContext();
  return <FormButtons label={translate('ra.action.save')} busy={saving} onCancel={onClose} />;
};
