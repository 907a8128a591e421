import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Toolbar, useBasename, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { MaintenanceSaveButton } from '../../maintenance/MaintenanceSaveButton.tsx';
import { RemoveButton } from '../RemoveButton.tsx';
import { useListPath } from '../useListPath.ts';

/** Buttons of a form page: save, cancel, and delete for an existing row. */
export const FormToolbar = ({ removable }: { removable: boolean }) => {
  const translate = useTranslate();
  const list = useBasename() + useListPath();
  return (
    <Toolbar sx={{ justifyContent: 'space-between', position: 'static' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <MaintenanceSaveButton alwaysEnable={!removable} />
        <Button component={Link} to={list} color="inherit">
          {translate('ra.action.cancel')}
        </Button>
      </Box>
      {removable && <RemoveButton />}
    </Toolbar>
  );
};
