import { SaveButton, type SaveButtonProps } from 'ra-ui-materialui';
import { useReadOnly } from './useReadOnly.ts';

/** React-admin's button, which waits while the platform is being maintained. */
export const MaintenanceSaveButton = (props: SaveButtonProps) => {
  const maintenance = useReadOnly();
  return <SaveButton {...props} {...(maintenance && { alwaysEnable: false, disabled: true })} />;
};
