import MenuItem from '@mui/material/MenuItem';
import { Suspense, useState } from 'react';
import { useNotify, useTranslate, useUpdate } from 'react-admin';
import type { ReportSchedule } from '../../../domain/contract/reports/reportSchedules.ts';
import { useNotifyFailure } from '../../auth/useNotifyFailure.ts';
import { useMay } from '../../components/contract/useMay.ts';
import { EditDialog } from '../../components/screens/dialogs/EditDialog.tsx';
import { RemoveRowDialog } from '../../components/screens/dialogs/RemoveRowDialog.tsx';
import { lazyScreen } from '../../components/screens/lazyScreen.ts';
import { ButtonMenu, MenuButton } from '../../components/screens/MenuButton.tsx';
import { scheduleFields } from './scheduleFields.ts';

/** It validates what is typed, which the list of schedules does without. */
const NextRuns = lazyScreen(() => import('./NextRuns.tsx'), 'NextRuns');

/** Edits a schedule's times, format and recipients. */
const EditScheduleDialog = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const translate = useTranslate();
  return (
    <EditDialog
      resource="reportSchedules"
      id={id}
      title={translate('scheduledReports.form.edit')}
      saved="scheduledReports.form.saved"
      fields={[...scheduleFields, 'status']}
      onClose={onClose}
    >
      <Suspense fallback={null}>
        <NextRuns />
      </Suspense>
    </EditDialog>
  );
};

/** Edits, pauses, resumes or deletes a schedule. */
export const ScheduleMenu = ({ schedule }: { schedule: ReportSchedule }) => {
  const { id, name, status } = schedule;
  const translate = useTranslate();
  const [asked, ask] = useState<'edit' | 'remove'>();
  const close = () => ask(undefined);
  const turn = useTurn(schedule);
  const mayEdit = useMay('edit', 'reportSchedules', schedule);
  const mayDelete = useMay('delete', 'reportSchedules', schedule);
  if (!mayEdit && !mayDelete) return null;
  return (
    <>
      <MenuButton label={translate('scheduledReports.more', { name })}>
        {(menu) => (
          <ButtonMenu menu={menu}>
            {mayEdit && (
              <MenuItem onClick={menu.pick(() => ask('edit'))}>{translate('ra.action.edit')}</MenuItem>
            )}
            {mayEdit && (
              <MenuItem onClick={menu.pick(turn)}>
                {translate(`scheduledReports.${status === 'Active' ? 'pause' : 'resume'}`)}
              </MenuItem>
            )}
            {mayDelete && (
              <MenuItem onClick={menu.pick(() => ask('remove'))} sx={{ color: 'error.main' }}>
                {translate('ra.action.delete')}
              </MenuItem>
            )}
          </ButtonMenu>
        )}
      </MenuButton>
      {asked === 'edit' && <EditScheduleDialog id={id} onClose={close} />}
      {asked === 'remove' && (
        <RemoveRowDialog
          resource="reportSchedules"
          row={schedule}
          texts="scheduledReports.remove"
          onClose={close}
        />
      )}
    </>
  );
};

const useTurn = (schedule: ReportSchedule) => {
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const [update] = useUpdate();
  const { id, name, status } = schedule;
  const next = status === 'Active' ? 'Paused' : 'Active';
  return () =>
    update(
      'reportSchedules',
      { id, data: { status: next }, previousData: schedule },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => notify(`scheduledReports.is${next}`, { type: 'success', messageArgs: { name } }),
        onError: notifyFailure,
      },
    );
};
