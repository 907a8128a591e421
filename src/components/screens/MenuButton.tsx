import MoreIcon from '@mui/icons-material/MoreVert';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import { type ReactNode, useState } from 'react';

/** A menu that was asked for: where it hangs, and what closes it. */
export interface OpenedMenu {
  anchor: HTMLElement | null;
  close: () => void;
  /** Closes the menu, then does it. */
  pick: (act: () => void) => () => void;
}

interface Props {
  /** Names the button by its row. */
  label: string;
  children: (menu: OpenedMenu) => ReactNode;
}

/** Three dots with more to do. Its menu is made when first asked for: a page has many, and few are ever opened. */
export const MenuButton = ({ label, children }: Props) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [wasOpen, setWasOpen] = useState(false);
  const close = () => setAnchor(null);
  const pick = (act: () => void) => () => {
    close();
    act();
  };
  return (
    <>
      <IconButton
        size="small"
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        onClick={(event) => {
          event.stopPropagation();
          setAnchor(event.currentTarget);
          setWasOpen(true);
        }}
      >
        <MoreIcon fontSize="small" />
      </IconButton>
      {wasOpen && children({ anchor, close, pick })}
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
