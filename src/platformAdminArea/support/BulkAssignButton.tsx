import AssignIcon from '@mui/icons-material/AssignmentIndOutlined';
import { useState } from 'react';
import { Button, useListContext, useTranslate } from 'react-admin';
import type { Ticket } from '../../../domain/contract/support/tickets.ts';
import { useMay } from '../../components/contract/useMay.ts';
import { AgentChoice } from './AgentChoice.tsx';
import { SupportDialog } from './SupportDialog.tsx';
import { useAssignMany } from './useAssignMany.ts';

/** Assigns all selected tickets to one agent. */
export const BulkAssignButton = () => {
  const translate = useTranslate();
  const { data = [], selectedIds } = useListContext<Ticket>();
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const { assign, assigning } = useAssignMany();
  const may = useMay('edit', 'tickets');
  const chosen = data.filter(({ id }) => selectedIds.includes(id));
  if (!may) return null;
  return (
    <>
      <Button label="support.acts.assignMany" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        <AssignIcon />
      </Button>
      {asking && (
        <SupportDialog
          title={translate('support.assign.many', { smart_count: chosen.length })}
          onClose={close}
        >
          <AgentChoice
            tickets={chosen}
            saving={assigning}
            onCancel={close}
            onChoose={(agent) => assign(chosen, agent).then(close)}
          />
        </SupportDialog>
      )}
    </>
  );
};
