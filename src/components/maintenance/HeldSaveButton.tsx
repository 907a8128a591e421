import { SaveButton, type SaveButtonProps } from 'ra-ui-materialui';
import { useHeldBack } from './useHeldBack.ts';

/** React-admin's button, which waits while the platform is being maintained. */
export const HeldSaveButton = (props: SaveButtonProps) => {
  const held = useHeldBack();
  return <SaveButton {...props} {...(held && { alwaysEnable: false, disabled: true })} />;
};
