import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useDataProvider, useNotify, useRecordContext, useTranslate } from 'react-admin';
import type { PersonNoun } from '../../../domain/privacy/personNouns.ts';
import { useNotifyFailure } from '../../auth/useNotifyFailure.ts';
import type { DataProvider } from '../../dataProvider/port.ts';
import { useActor } from '../contract/useActor.ts';
import { saveFile } from '../download/saveFile.ts';

/** For operators with security permissions: all data about this person, as a JSON file. */
export const PersonalDataButton = ({ noun }: { noun: PersonNoun }) => {
  const { userType, permissions } = useActor();
  const person = useRecordContext();
  const translate = useTranslate();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const dataProvider = useDataProvider<DataProvider>();
  const [busy, setBusy] = useState(false);
  if (!person || userType !== 'admin' || !permissions.includes('security.write')) return null;
  const download = async () => {
    setBusy(true);
    try {
      const { data } = await dataProvider.personalData({ noun, id: String(person.id) });
      saveFile(
        new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }),
        `personal-data-${person.id}.json`,
      );
      notify('personalData.exported', { type: 'success' });
    } catch (error) {
      notifyFailure(error);
    }
    setBusy(false);
  };
  return (
    <Button
      variant="outlined"
      size="small"
      startIcon={<DownloadIcon />}
      loading={busy}
      onClick={download}
      sx={{ justifySelf: 'start' }}
    >
      {translate('personalData.export')}
    </Button>
  );
};
