import DownIcon from '@mui/icons-material/ArrowDropDown';
import SortIcon from '@mui/icons-material/Sort';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import type { Theme } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useListSortContext, useTranslate, useTranslateLabel } from 'ra-core';
import { ButtonMenu, type OpenedMenu, useButtonMenu } from './MenuButton.tsx';

interface Props {
  /** Fields to sort by. */
  fields: readonly string[];
  /** The key of the button's words, with places for the field and the order. */
  label: string;
}

/** How a list is sorted, and a menu of other ways. React-admin's own makes its menu with the page, out of sight. */
export const OrderButton = ({ fields, label }: Props) => {
  const isSmall = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const { open, wasOpen, menu } = useButtonMenu();
  const words = useWords(label);
  return (
    <span>
      {isSmall ? (
        <Tooltip title={words}>
          <IconButton aria-label={words} aria-haspopup="menu" color="primary" size="large" onClick={open}>
            <SortIcon />
          </IconButton>
        </Tooltip>
      ) : (
        <Button
          aria-haspopup="menu"
          size="small"
          onClick={open}
          startIcon={<SortIcon />}
          endIcon={<DownIcon />}
          sx={{ lineHeight: 1.5 }}
        >
          {words}
        </Button>
      )}
      {wasOpen && <Orders fields={fields} menu={menu} />}
    </span>
  );
};

const inverse = { ASC: 'DESC', DESC: 'ASC' } as const;

const useWords = (label: string): string => {
  const { resource, sort } = useListSortContext();
  const translate = useTranslate();
  const field = String(useTranslateLabel()({ resource, source: sort.field }));
  return translate(label, {
    field,
    field_lower_first: field.charAt(0).toLowerCase() + field.slice(1),
    order: translate(`ra.sort.${sort.order}`),
    _: label,
  });
};

const Orders = ({ fields, menu }: { fields: readonly string[]; menu: OpenedMenu }) => {
  const { resource, sort, setSort } = useListSortContext();
  const translate = useTranslate();
  const translateLabel = useTranslateLabel();
  return (
    <ButtonMenu menu={menu}>
      {fields.map((field) => {
        const order = field === sort.field ? inverse[sort.order] : 'ASC';
        return (
          <MenuItem key={field} onClick={menu.pick(() => setSort({ field, order }))}>
            {translateLabel({ resource, source: field })} {translate(`ra.sort.${order}`)}
          </MenuItem>
        );
      })}
    </ButtonMenu>
  );
};
