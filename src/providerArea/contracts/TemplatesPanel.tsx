import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useBasename, useLocale, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { ContractTemplate } from '../../../domain/contract/deals/contractTemplates.ts';
import { useMay } from '../../components/contract/useMay.ts';
import { writeDay } from '../../components/fields/writeDay.ts';
import { CouldNotLoad } from '../../components/screens/CouldNotLoad.tsx';
import { Panel } from '../../components/tiles/Panel.tsx';
import { useContractPath } from './useContractPath.ts';
import { useTemplates } from './useTemplates.ts';

/** The contract templates, with their age and how often they have been used. */
export const TemplatesPanel = () => {
  const translate = useTranslate();
  const base = `${useBasename()}/contractTemplates`;
  const mayCreate = useMay('create', 'contractTemplates');
  const { data, error, refetch } = useTemplates();
  const word = (key: string) => translate(`contractsPage.templates.${key}`);
  return (
    <Box sx={{ mt: 3 }}>
      <Panel title={word('title')}>
        {error ? (
          <CouldNotLoad title={word('failed')} error={error} onRetry={() => refetch()} />
        ) : (
          <TemplateList templates={data} />
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
          {mayCreate && (
            <Button component={Link} to={`${base}/create`} variant="outlined">
              {translate('pages.contractTemplates.add')}
            </Button>
          )}
          <Button component={Link} to={base}>
            {word('all')}
          </Button>
        </Box>
      </Panel>
    </Box>
  );
};

const TemplateList = ({ templates }: { templates: ContractTemplate[] | undefined }) => {
  const translate = useTranslate();
  if (!templates) return <Skeleton variant="rounded" height={160} />;
  if (templates.length === 0)
    return <Typography color="textSecondary">{translate('contractsPage.templates.none')}</Typography>;
  return (
    <Box component="ul" sx={list}>
      {templates.map((template) => (
        <TemplateRow key={template.id} template={template} />
      ))}
    </Box>
  );
};

const TemplateRow = ({ template }: { template: ContractTemplate }) => {
  const { id, name, type, lastUpdated, usageCount, companyId } = template;
  const translate = useTranslate();
  const locale = useLocale();
  const base = `${useBasename()}/contractTemplates`;
  const { pathTo } = useContractPath();
  const mayUse = useMay('create', 'contracts');
  const mayEdit = useMay('edit', 'contractTemplates', template);
  const word = (key: string, options?: object) => translate(`contractsPage.templates.${key}`, options);
  const date = writeDay(lastUpdated, locale, 'medium');
  const link = (key: string, to: string) => (
    <Button size="small" component={Link} to={to} aria-label={word(`${key}Named`, { name })}>
      {word(key)}
    </Button>
  );
  return (
    <Box component="li" sx={row}>
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ fontSize: 13 }}>
          {[
            type,
            word(companyId ? 'own' : 'platform'),
            word('updated', { date }),
            word('used', { smart_count: usageCount }),
          ].join(' · ')}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
        {mayUse && link('use', pathTo('create', { template: String(id) }))}
        {mayEdit ? link('edit', `${base}/${id}`) : link('view', `${base}/${id}/show`)}
        {mayUse && link('duplicate', `${base}/create?from=${id}`)}
      </Box>
    </Box>
  );
};

const list = {
  m: 0,
  p: 0,
  listStyle: 'none',
  '& > li + li': { borderTop: '1px solid', borderColor: 'divider' },
};
const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5, py: 1 };
