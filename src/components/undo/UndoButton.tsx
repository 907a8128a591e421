import Button from '@mui/material/Button';
import { useCloseNotification, useTranslate } from 'react-admin';

/** Undoes a stored change from its notification. */
export const UndoButton = ({ onUndo }: { onUndo: () => void }) => {
  const translate = useTranslate();
  const close = useCloseNotification();
  const undo = () => {
    close();
    onUndo();
  };
  return (
    <Button color="inherit" size="small" onClick={undo}>
      {translate('ra.action.undo')}
    </Button>
  );
};
