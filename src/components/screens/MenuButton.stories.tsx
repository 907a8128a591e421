import MenuItem from '@mui/material/MenuItem';
import type { Meta, StoryObj } from '../../testing/story.ts';
import { ButtonMenu, MenuButton } from './MenuButton.tsx';

export default {
  title: 'Navigation/Menu button',
  component: MenuButton,
  args: {
    label: 'More for Ada Example',
    children: (menu) => (
      <ButtonMenu menu={menu}>
        <MenuItem onClick={menu.close}>Edit</MenuItem>
        <MenuItem onClick={menu.close}>Remove</MenuItem>
      </ButtonMenu>
    ),
  },
} satisfies Meta<typeof MenuButton>;

export const Closed: StoryObj<typeof MenuButton> = {};
