import EraseIcon from '@mui/icons-material/PersonRemoveOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import type { PersonNoun } from '../../../domain/privacy/personNouns.ts';
import { useActor } from '../contract/useActor.ts';
import { ErasureDialog } from './ErasureDialog.tsx';

/** For operators with security permissions: erases this person permanently, after confirmation. */
export const ErasureButton = ({ noun }: { noun: PersonNoun }) => {
  const { userType, permissions, viewedBy } = useActor();
  const person = useRecordContext();
  const translate = useTranslate();
  const [asking, setAsking] = useState(false);
  const isAllowed = userType === 'admin' && !viewedBy && permissions.includes('security.write');
  if (!person || person.erasedAt || !isAllowed) return null;
  return (
    <>
      <Button
        variant="outlined"
        color="error"
        size="small"
        startIcon={<EraseIcon />}
        onClick={() => setAsking(true)}
      >
        {translate('erasure.button')}
      </Button>
      {asking && <ErasureDialog noun={noun} id={String(person.id)} onClose={() => setAsking(false)} />}
    </>
  );
};
