import TemplateIcon from '@mui/icons-material/ContentCopyOutlined';
import CreateIcon from '@mui/icons-material/NoteAddOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { ListBase, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useMay } from '../../components/contract/useMay.ts';
import { Panel } from '../../components/tiles/Panel.tsx';
import { ContractTiles } from './ContractTiles.tsx';
import { ExportContracts } from './ExportContracts.tsx';
import { TemplateMenu } from './TemplateMenu.tsx';
import { useContractPath } from './useContractPath.ts';

/** The figures, next to the quick actions. */
export const ContractsHead = () => {
  const translate = useTranslate();
  const mayCreate = useMay('create', 'contracts');
  const { pathTo } = useContractPath();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <Box sx={columns}>
      <Box sx={tiles}>
        <ContractTiles />
      </Box>
      <Panel title={translate('contractsPage.quickActions')}>
        <Box sx={{ display: 'grid', gap: 1 }}>
          {mayCreate && (
            <>
              <Button
                component={Link}
                to={pathTo('create')}
                variant="contained"
                startIcon={<CreateIcon />}
                sx={wide}
              >
                {translate('contractsPage.create')}
              </Button>
              <Button
                variant="outlined"
                startIcon={<TemplateIcon />}
                sx={wide}
                aria-haspopup="menu"
                onClick={(event) => setAnchor(event.currentTarget)}
              >
                {translate('contractsPage.fromTemplate')}
              </Button>
            </>
          )}
          <ListBase
            resource="contracts"
            disableSyncWithLocation
            storeKey={false}
            perPage={1}
            sort={{ field: 'id', order: 'ASC' }}
          >
            <ExportContracts />
          </ListBase>
        </Box>
      </Panel>
      {anchor && <TemplateMenu anchor={anchor} onClose={() => setAnchor(null)} />}
    </Box>
  );
};

const wide = { justifyContent: 'start', minHeight: 44 };
const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 320px' },
  gap: { xs: 0, lg: 3 },
  mb: 3,
};
/** A two-by-two grid as high as the actions next to it. */
const tiles = {
  display: 'grid',
  '& > ul': { gridTemplateColumns: { lg: 'repeat(2, minmax(0, 1fr))' }, mb: { lg: 0 } },
};
