import TemplateIcon from '@mui/icons-material/ContentCopyOutlined';
import CreateIcon from '@mui/icons-material/NoteAddOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { ListBase, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useMay } from '../../components/contract/useMay.ts';
import { ContractTiles } from './ContractTiles.tsx';
import { ExportContracts } from './ExportContracts.tsx';
import { TemplateMenu } from './TemplateMenu.tsx';
import { useContractPath } from './useContractPath.ts';

/** The figures, and the quick actions beside them. */
export const ContractsHead = () => {
  const translate = useTranslate();
  const mayCreate = useMay('create', 'contracts');
  const { pathTo } = useContractPath();
  const heading = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <Box sx={row}>
      <ContractTiles />
      <Box component="section" aria-labelledby={heading} sx={actions}>
        <Typography id={heading} component="h2" variant="body2" color="textSecondary" sx={{ fontSize: 13 }}>
          {translate('contractsPage.quickActions')}
        </Typography>
        {mayCreate && (
          <>
            <Button
              component={Link}
              to={pathTo('create')}
              variant="contained"
              startIcon={<CreateIcon />}
              size="small"
            >
              {translate('contractsPage.create')}
            </Button>
            <Button
              variant="outlined"
              startIcon={<TemplateIcon />}
              size="small"
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
      {anchor && <TemplateMenu anchor={anchor} onClose={() => setAnchor(null)} />}
    </Box>
  );
};

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  columnGap: 3,
  mb: 1,
  '& > ul': { mb: 0.5 },
};
const actions = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 };
