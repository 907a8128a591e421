import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { ListBase, useTranslate } from 'react-admin';
import { useMay } from '../../components/contract/useMay.ts';
import { CreateDialog } from '../../components/screens/dialogs/CreateDialog.tsx';
import { ListPagination } from '../../components/screens/lists/ListPagination.tsx';
import { WhenListed } from '../../components/screens/lists/WhenListed.tsx';
import { PageTitle } from '../../components/screens/PageTitle.tsx';
import { PoolList } from './PoolList.tsx';
import { TalentPoolTabs } from './TalentPoolTabs.tsx';

/** The company's named talent pools. */
export const Pools = () => {
  const translate = useTranslate();
  return (
    <ListBase resource="talentPools" perPage={24} sort={{ field: 'name', order: 'ASC' }}>
      <PageTitle>{translate('recruiter.menu.talentPool')}</PageTitle>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'start' }}>
        <TalentPoolTabs />
        <AddPoolButton />
      </Box>
      <WhenListed>
        <PoolList />
        <ListPagination rowsPerPageOptions={[12, 24, 48, 96]} />
      </WhenListed>
    </ListBase>
  );
};

const AddPoolButton = () => {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  const may = useMay('create', 'talentPools');
  if (!may) return null;
  return (
    <>
      <Button variant="contained" startIcon={<AddIcon />} onClick={() => setOpen(true)} sx={{ mb: 2 }}>
        {translate('talent.pools.add')}
      </Button>
      {open && (
        <CreateDialog
          resource="talentPools"
          title={translate('talent.pools.addTitle')}
          submitLabel={translate('talent.pools.addSend')}
          done={translate('talent.pools.made')}
          fields={['name', 'note']}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
};
