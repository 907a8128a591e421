import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Show, useBasename, useRecordContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { ContractTemplate } from '../../../domain/contract/deals/contractTemplates.ts';
import { useMay } from '../../components/contract/useMay.ts';
import { Facts } from '../../components/screens/facts/Facts.tsx';
import { RowTitle } from '../../components/screens/lists/RowTitle.tsx';
import { useRowQuery } from '../../components/screens/lists/useRowQuery.ts';
import { PageActions } from '../../components/screens/PageActions.tsx';
import { WhenRead } from '../../components/screens/WhenRead.tsx';
import { TemplatePreview } from './TemplatePreview.tsx';

/** A template's text, with a button to copy it. */
export const TemplateShow = () => (
  <Show
    title={<RowTitle />}
    actions={<Actions />}
    queryOptions={useRowQuery()}
    render={(read) => (
      <WhenRead read={read}>
        <Template />
      </WhenRead>
    )}
  />
);

const Actions = () => {
  const mayEdit = useMay('edit', 'contractTemplates', useRecordContext());
  return mayEdit ? <PageActions /> : null;
};

const Template = () => {
  const template = useRecordContext<ContractTemplate>();
  const translate = useTranslate();
  const base = `${useBasename()}/contractTemplates`;
  const mayEdit = useMay('edit', 'contractTemplates', template);
  const mayCreate = useMay('create', 'contractTemplates');
  if (!template) return null;
  return (
    <Box sx={{ display: 'grid', gap: 3, p: { xs: 2, md: 3 } }}>
      {!mayEdit && mayCreate && (
        <Alert
          severity="info"
          action={
            <Button color="inherit" component={Link} to={`${base}/create?from=${template.id}`}>
              {translate('contractsPage.templates.duplicate')}
            </Button>
          }
        >
          {translate('contractsPage.templates.readOnly')}
        </Alert>
      )}
      <Facts group={{ fields: ['name', 'type', 'lastUpdated', 'usageCount'] }} />
      <TemplatePreview body={template.body} type={template.type} />
    </Box>
  );
};
