import DownIcon from '@mui/icons-material/ArrowDropDown';
import SortIcon from '@mui/icons-material/Sort';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import type { Theme } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type SortPayload, useListSortContext, useTranslate, useTranslateLabel } from 'react-admin';
import { ButtonMenu, type OpenedMenu, useButtonMenu } from '../MenuButton.tsx';

interface Props {
  /** Sort options; the current one is offered in reverse. */
  orders: readonly SortPayload[];
}

/**
 * Shows the current sort order, with a menu of others. React-admin's own button renders its menu in advance.
 */
export const OrderButton = ({ orders }: Props) => {
  const isSmall = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const { open, wasOpen, menu } = useButtonMenu();
  const { sort } = useListSortContext();
  const translate = useTranslate();
  const order = useOrderWords()(sort);
  const name = translate('orders.sort', { order });
  return (
    <span>
      {isSmall ? (
        <Tooltip title={name}>
          <IconButton aria-label={name} aria-haspopup="menu" color="primary" size="large" onClick={open}>
            <SortIcon />
          </IconButton>
        </Tooltip>
      ) : (
        <Button
          aria-label={name}
          aria-haspopup="menu"
          size="small"
          onClick={open}
          startIcon={<SortIcon />}
          endIcon={<DownIcon />}
          sx={{ lineHeight: 1.5 }}
        >
          {order}
        </Button>
      )}
      {wasOpen && <Orders orders={orders} menu={menu} />}
    </span>
  );
};

const inverse = { ASC: 'DESC', DESC: 'ASC' } as const;

/** "Longest on bench first"; a field without its own text is shown with its direction. */
const useOrderWords = () => {
  const { resource } = useListSortContext();
  const translate = useTranslate();
  const translateLabel = useTranslateLabel();
  return ({ field, order }: SortPayload): string =>
    translate(`orders.of.${field}.${order}`, {
      _: translate('orders.plain', {
        field: String(translateLabel({ resource, source: field })),
        direction: translate(`ra.sort.${order}`),
      }),
    });
};

const Orders = ({ orders, menu }: Props & { menu: OpenedMenu }) => {
  const { sort, setSort } = useListSortContext();
  const words = useOrderWords();
  return (
    <ButtonMenu menu={menu}>
      {orders.map((one) => {
        const next = one.field === sort.field ? { ...one, order: inverse[sort.order] } : one;
        return (
          <MenuItem key={one.field} onClick={menu.pick(() => setSort(next))}>
            {words(next)}
          </MenuItem>
        );
      })}
    </ButtonMenu>
  );
};
