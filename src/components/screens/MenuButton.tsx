import MoreIcon from '@mui/icons-material/MoreVert';
import Menu from '@mui/material/Menu';
import { type MouseEvent, type ReactNode, useState } from 'react';

/** An open menu: its anchor and a function to close it. */
export interface OpenedMenu {
  anchor: HTMLElement | null;
  close: () => void;
  /** Closes the menu, then runs the action. */
  pick: (act: () => void) => () => void;
}

/** The menu of a button, rendered when first opened: a page has many, and few are ever opened. */
export const useButtonMenu = () => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [wasOpen, setWasOpen] = useState(false);
  const close = () => setAnchor(null);
  const pick = (act: () => void) => () => {
    close();
    act();
  };
  const open = (event: MouseEvent<HTMLElement>) => {
    event.stopPropagation();
    setAnchor(event.currentTarget);
    setWasOpen(true);
  };
  return { open, wasOpen, menu: { anchor, close, pick } satisfies OpenedMenu };
};

interface Props {
  /** Includes the row's name in the button's name. */
  label: string;
  children: (menu: OpenedMenu) => ReactNode;
}

/** A "more" button with three dots. */
export const MenuButton = ({ label, children }: Props) => {
  const { open, wasOpen, menu } = useButtonMenu();
  return (
    <>
      <button
        type="button"
        className="round-button"
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        onClick={open}
      >
        <MoreIcon fontSize="small" />
      </button>
      {wasOpen && children(menu)}
    </>
  );
};

/** The menu itself, inside the page's landmark. */
export const ButtonMenu = ({ menu, children }: { menu: OpenedMenu; children: ReactNode }) => (
  <Menu
    open={menu.anchor !== null}
    anchorEl={menu.anchor}
    container={() => menu.anchor?.closest('main') ?? document.body}
    onClose={menu.close}
    onClick={(event) => event.stopPropagation()}
  >
    {children}
  </Menu>
);
