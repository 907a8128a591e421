import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'react-admin';
import { useContractPath } from './useContractPath.ts';
import { useTemplates } from './useTemplates.ts';

interface Props {
  anchor: HTMLElement;
  onClose: () => void;
}

/** Selects the template for a new contract. */
export const TemplateMenu = ({ anchor, onClose }: Props) => {
  const translate = useTranslate();
  const { data } = useTemplates();
  const { go } = useContractPath();
  const label = translate('contractsPage.templates.choose');
  return (
    <Menu open anchorEl={anchor} onClose={onClose} slotProps={{ list: { 'aria-label': label } }}>
      {data?.length === 0 && <MenuItem disabled>{translate('contractsPage.templates.none')}</MenuItem>}
      {data?.map(({ id, name, type }) => (
        <MenuItem
          key={id}
          onClick={() => {
            onClose();
            go('create', { template: String(id) });
          }}
        >
          <ListItemText primary={name} secondary={type} />
        </MenuItem>
      ))}
    </Menu>
  );
};
