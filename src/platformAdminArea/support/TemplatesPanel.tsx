import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useMay } from '../../components/contract/useMay.ts';
import { CouldNotLoad } from '../../components/screens/CouldNotLoad.tsx';
import { Panel } from '../../components/tiles/Panel.tsx';
import { TemplateRow } from './TemplateRow.tsx';
import { useTemplates } from './useTemplates.ts';
import { useTicketPath } from './useTicketPath.ts';

/** The response templates. */
export const TemplatesPanel = () => {
  const translate = useTranslate();
  const { pathTo } = useTicketPath();
  const mayCreate = useMay('create', 'responseTemplates');
  const { data, error, refetch } = useTemplates();
  const words = (key: string) => translate(`support.templates.${key}`);
  return (
    <Box sx={{ mt: 3 }}>
      <Panel title={words('title')}>
        {error && !data && <CouldNotLoad title={words('failed')} error={error} onRetry={() => refetch()} />}
        {!data && !error && <Skeleton variant="rounded" height={200} />}
        {data?.length === 0 && <Typography color="textSecondary">{words('none')}</Typography>}
        <Box component="ul" sx={list}>
          {data?.map((template) => (
            <TemplateRow key={template.id} template={template} />
          ))}
        </Box>
        {mayCreate && (
          <Button
            component={Link}
            to={pathTo('templates/create')}
            variant="outlined"
            startIcon={<AddIcon />}
            sx={{ mt: 2 }}
          >
            {words('add')}
          </Button>
        )}
      </Panel>
    </Box>
  );
};

const list = {
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
  columnGap: 5,
  '& > li': { borderBottom: '1px solid', borderColor: 'divider' },
};
