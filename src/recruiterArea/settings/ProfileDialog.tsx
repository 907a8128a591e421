import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { Company } from '../../../domain/contract/accounts/companies.ts';
import { KeepDraft } from '../../components/drafts/KeepDraft.tsx';
import { Dialog } from '../../components/screens/dialogs/Dialog.tsx';
import { changedFields, filledIn } from '../../components/screens/forms/changedFields.ts';
import { Form } from '../../components/screens/forms/Form.tsx';
import { FormButtons } from '../../components/screens/forms/FormButtons.tsx';
import { InputGrid } from '../../components/screens/forms/InputGroups.tsx';
import { RefusalUnderFields } from '../../components/screens/forms/RefusalUnderFields.tsx';
import type { Refusal } from '../../components/stale/useCarefulUpdate.tsx';
import { VerifiedAnewNotice } from '../../resources/companies/VerifiedAnewNotice.tsx';
import { profileFields } from './profileFields.ts';

interface Props {
  company: Company;
  saving: boolean;
  refusal: Refusal | null;
  onSave: (changes: Record<string, unknown>) => void;
  onCancel: () => void;
}

/** Edits the profile. Errors appear under their field, and the input is kept. */
export const ProfileDialog = ({ company, saving, refusal, onSave, onCancel }: Props) => {
  const translate = useTranslate();
  const heading = useId();
  const isSmall = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  return (
    <Dialog open onClose={onCancel} aria-labelledby={heading} maxWidth="md" fullWidth fullScreen={isSmall}>
      <DialogTitle id={heading}>{translate('settings.profile.edit')}</DialogTitle>
      <Form
        record={company}
        onSubmit={(typed: Record<string, unknown>) => onSave(changedFields(filledIn(typed), { ...company }))}
      >
        <DialogContent sx={{ pt: 0 }}>
          <KeepDraft />
          <RefusalUnderFields refusal={refusal} />
          <VerifiedAnewNotice />
          <InputGrid fields={profileFields} />
        </DialogContent>
        <FormButtons label={translate('settings.saveChanges')} busy={saving} onCancel={onCancel} />
      </Form>
    </Dialog>
  );
};
