import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import type { Integration } from '../../../domain/contract/platform/integrations.ts';
import { hasFormerKey } from '../../../domain/settings/services.ts';

interface Props {
  row: Integration;
  onOpen: (act: 'newKey' | 'endKey') => void;
}

/** Makes a new signing key for a service or, while the previous one is valid, ends that. */
export const KeyButton = ({ row, onOpen }: Props) => {
  const translate = useTranslate();
  if (!row.signed) return null;
  const act = hasFormerKey(row, new Date()) ? 'endKey' : 'newKey';
  return (
    <Button
      size="small"
      aria-label={translate(`settings.integrations.${act}Named`, { name: row.name })}
      onClick={() => onOpen(act)}
    >
      {translate(`settings.integrations.${act}`)}
    </Button>
  );
};
