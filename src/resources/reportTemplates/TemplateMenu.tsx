import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ReportTemplate } from '../../../domain/contract/reports/reportTemplates.ts';
import { useMay } from '../../components/contract/useMay.ts';
import { EditDialog } from '../../components/screens/dialogs/EditDialog.tsx';
import { RemoveRowDialog } from '../../components/screens/dialogs/RemoveRowDialog.tsx';
import { ButtonMenu, MenuButton } from '../../components/screens/MenuButton.tsx';
import { QuestionInputs } from '../reports/QuestionInputs.tsx';

const fields = ['name', 'description', 'category', 'complexity'];

/** Edits a report template: its query, name and description. */
const TemplateDialog = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const translate = useTranslate();
  return (
    <EditDialog
      resource="reportTemplates"
      id={id}
      title={translate('reportQuestions.edit')}
      saved="reportQuestions.saved"
      fields={fields}
      onClose={onClose}
    >
      <QuestionInputs />
    </EditDialog>
  );
};

export const TemplateMenu = ({ template }: { template: ReportTemplate }) => {
  const { id, name } = template;
  const translate = useTranslate();
  const [asked, ask] = useState<'edit' | 'remove'>();
  const close = () => ask(undefined);
  const mayEdit = useMay('edit', 'reportTemplates', template);
  const mayDelete = useMay('delete', 'reportTemplates', template);
  if (!mayEdit && !mayDelete) return null;
  return (
    <>
      <MenuButton label={translate('reportQuestions.more', { name })}>
        {(menu) => (
          <ButtonMenu menu={menu}>
            {mayEdit && (
              <MenuItem onClick={menu.pick(() => ask('edit'))}>{translate('ra.action.edit')}</MenuItem>
            )}
            {mayDelete && (
              <MenuItem onClick={menu.pick(() => ask('remove'))} sx={{ color: 'error.main' }}>
                {translate('ra.action.delete')}
              </MenuItem>
            )}
          </ButtonMenu>
        )}
      </MenuButton>
      {asked === 'edit' && <TemplateDialog id={id} onClose={close} />}
      {asked === 'remove' && (
        <RemoveRowDialog
          resource="reportTemplates"
          row={template}
          texts="reportQuestions.remove"
          onClose={close}
        />
      )}
    </>
  );
};
