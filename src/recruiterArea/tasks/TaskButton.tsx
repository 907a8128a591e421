import AddTaskIcon from '@mui/icons-material/AddTaskOutlined';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { addDays, utcDay } from '../../../domain/time/days.ts';
import { useActor } from '../../components/contract/useActor.ts';
import { useMay } from '../../components/contract/useMay.ts';
import { CreateDialog } from '../../components/screens/dialogs/CreateDialog.tsx';

interface Props {
  /** What the task is about; nothing for a task of its own. */
  about?: { candidateId?: string; jobId?: string; requestId?: string };
  /** The name of that row. */
  name?: string;
}

const fields = ['title', 'dueDate', 'userId'];

/** Opens the form for a task, which starts with the reader and tomorrow. */
export const TaskButton = ({ about = {}, name }: Props) => {
  const translate = useTranslate();
  const client = useQueryClient();
  const { userId } = useActor();
  const [open, setOpen] = useState(false);
  if (!useMay('create', 'tasks')) return null;
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        startIcon={<AddTaskIcon />}
        aria-label={name && translate('talent.tasks.addNamed', { name })}
        onClick={() => setOpen(true)}
      >
        {translate('talent.tasks.add')}
      </Button>
      {open && (
        <CreateDialog
          resource="tasks"
          title={name ? translate('talent.tasks.addTitle', { name }) : translate('talent.tasks.add')}
          submitLabel={translate('talent.tasks.send')}
          done="talent.tasks.added"
          fields={fields}
          first={{ userId, dueDate: addDays(utcDay(new Date()), 1) }}
          along={about}
          onCreated={() => {
            void client.invalidateQueries({ queryKey: ['timeline'] });
            setOpen(false);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
};
