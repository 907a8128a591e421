import EditIcon from '@mui/icons-material/EditOutlined';
import ViewIcon from '@mui/icons-material/VisibilityOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useRecordContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { type Contract, contracts } from '../../../domain/contract/deals/contracts.ts';
import { useMay } from '../../components/contract/useMay.ts';
import { useNameOfRow } from '../../components/contract/useNameOfRow.ts';
import { useContractPath } from './useContractPath.ts';

/** Buttons to view a contract and, while it is editable, to edit it. */
export const ContractButtons = () => {
  const contract = useRecordContext<Contract>();
  const translate = useTranslate();
  const nameOf = useNameOfRow();
  const may = useMay('edit', 'contracts', contract);
  const { pathTo } = useContractPath();
  if (!contract) return null;
  const { id } = contract;
  const name = nameOf(contracts, contract);
  const button = (label: string, to: string, Icon: typeof EditIcon) => (
    <Tooltip title={label}>
      <IconButton size="small" component={Link} to={to} aria-label={label}>
        <Icon fontSize="small" />
      </IconButton>
    </Tooltip>
  );
  return (
    <Box
      sx={{ display: 'flex', justifyContent: 'end', my: -0.5 }}
      onClick={(event) => event.stopPropagation()}
    >
      {button(translate('contractsPage.viewNamed', { name }), pathTo(`${id}/show`), ViewIcon)}
      {may &&
        !contracts.frozen?.(contract) &&
        button(translate('contractsPage.editNamed', { name }), pathTo(id), EditIcon)}
    </Box>
  );
};
