import Alert from '@mui/material/Alert';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { TextInput, useNotify, useTranslate } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import type { Company } from '../../../domain/contract/accounts/companies.ts';
import { reasonOf } from '../../auth/reasonOf.ts';
import { validateField } from '../../components/inputs/validateField.ts';
import { Dialog } from '../../components/screens/dialogs/Dialog.tsx';
import { Form } from '../../components/screens/forms/Form.tsx';
import { FormButtons } from '../../components/screens/forms/FormButtons.tsx';
import { useMoveCarefully } from '../../components/screens/useMoveRows.ts';
import { useCarefulUpdate } from '../../components/stale/useCarefulUpdate.tsx';
import { textOf } from '../../i18n/textOf.ts';
import { Followings } from './Followings.tsx';
import { maySuffer, type StatusChange, statusAfter } from './statusChanges.ts';

/**
 * Suspends or activates companies. For one company it resolves a version conflict with the user; for several
 * it reports how many succeeded.
 */
const useSetStatus = (companies: readonly Company[], act: StatusChange, onDone: () => void) => {
  const notify = useNotify();
  const [only, ...others] = companies;
  const { move, moving } = useMoveCarefully();
  const { save, saving, refusal, dialog } = useCarefulUpdate(({ name }) => {
    notify(`companies.${act}.done`, { type: 'success', messageArgs: { company: name } });
    onDone();
  });
  const set = async (statusReason: string | null) => {
    const along = act === 'suspend' ? { statusReason } : {};
    if (only && others.length === 0) return save(only, { status: statusAfter[act], ...along });
    await move(companies, 'status', statusAfter[act], { along });
    onDone();
  };
  return { set, saving: saving || moving, refusal, dialog };
};

interface Props {
  act: StatusChange;
  companies: readonly Company[];
  onClose: () => void;
}

/** Explains the effect of suspending or activating, asks for the reason of a suspension, and applies it. */
export const CompanyStatusDialog = ({ act, companies, onClose }: Props) => {
  const translate = useTranslate();
  const heading = useId();
  const meant = companies.filter((company) => maySuffer(company, act));
  const { set, saving, refusal, dialog } = useSetStatus(meant, act, onClose);
  const words = { smart_count: meant.length, company: meant[0]?.name };
  return (
    <>
      <Dialog open onClose={onClose} aria-labelledby={heading} maxWidth="sm" fullWidth>
        <DialogTitle id={heading}>{translate(`companies.${act}.title`, words)}</DialogTitle>
        <Form record={{}} onSubmit={({ statusReason = null }: FieldValues) => set(statusReason)}>
          <DialogContent sx={{ pt: 0 }}>
            {meant.length < companies.length && (
              <Alert severity="info" sx={{ mb: 2 }}>
                {translate('companies.someCannot', { smart_count: companies.length - meant.length })}
              </Alert>
            )}
            <Followings act={act} companies={meant} />
            {act === 'suspend' && <ReasonInput />}
            {refusal && (
              <Alert severity="error">{translate(reasonOf(refusal), { _: reasonOf(refusal) })}</Alert>
            )}
          </DialogContent>
          <FormButtons
            label={translate(`companies.${act}.do`)}
            color={act === 'suspend' ? 'error' : 'primary'}
            busy={saving}
            onCancel={onClose}
          />
        </Form>
      </Dialog>
      {dialog}
    </>
  );
};

const checkReason = validateField('companies', 'statusReason');

const ReasonInput = () => (
  <TextInput
    source="statusReason"
    label="companies.reason"
    multiline
    minRows={2}
    fullWidth
    autoFocus
    isRequired
    helperText="companies.suspend.reasonKept"
    validate={(reason: unknown) =>
      String(reason ?? '').trim() ? checkReason?.(reason) : textOf('value.reason-needed')
    }
  />
);
