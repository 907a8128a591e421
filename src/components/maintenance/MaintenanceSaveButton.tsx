import { SaveButton, type SaveButtonProps } from 'react-admin';
import { useReadOnly } from './useReadOnly.ts';

/** React-admin's save button, disabled during maintenance. */
export const MaintenanceSaveButton = (props: SaveButtonProps) => {
  const maintenance = useReadOnly();
  return <SaveButton {...props} {...(maintenance && { alwaysEnable: false, disabled: true })} />;
};
