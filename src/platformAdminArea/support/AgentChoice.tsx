import Box from '@mui/material/Box';
import DialogContent from '@mui/material/DialogContent';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Ticket } from '../../../domain/contract/support/tickets.ts';
import { CouldNotLoad } from '../../components/screens/CouldNotLoad.tsx';
import { FormButtons } from '../../components/screens/forms/FormButtons.tsx';
import { FormFault } from '../../components/screens/forms/FormFault.tsx';
import { type LoadedAgent, useLoadedAgents } from './useLoadedAgents.ts';

interface Props {
  tickets: readonly Ticket[];
  saving: boolean;
  fault?: string | undefined;
  onCancel: () => void;
  onChoose: (agent: LoadedAgent) => void;
}

/** The agents with their workload; the suggested agent is preselected. */
export const AgentChoice = ({ tickets, saving, fault, onCancel, onChoose }: Props) => {
  const translate = useTranslate();
  const { agents, suggested, error, refetch } = useLoadedAgents(tickets);
  const [picked, setPicked] = useState<string>();
  const id = picked ?? suggested;
  const send = (event: FormEvent) => {
    event.preventDefault();
    const agent = agents?.find((one) => one.id === id);
    if (agent) onChoose(agent);
  };
  return (
    <form onSubmit={send}>
      <DialogContent sx={{ pt: 1.5 }}>
        <FormFault fault={fault} />
        {error && !agents && (
          <CouldNotLoad title={translate('support.team.failed')} error={error} onRetry={refetch} />
        )}
        {!agents && !error && <Skeleton variant="rounded" height={160} />}
        {agents && (
          <RadioGroup
            aria-label={translate('support.assign.agent')}
            value={id ?? ''}
            onChange={(_, value) => setPicked(value)}
          >
            {agents.map((agent) => (
              <FormControlLabel
                key={agent.id}
                value={agent.id}
                control={<Radio size="small" />}
                label={<AgentLine agent={agent} suggested={agent.id === suggested} />}
                sx={{ mr: 0, '& .MuiFormControlLabel-label': { flex: 1 } }}
              />
            ))}
          </RadioGroup>
        )}
      </DialogContent>
      <FormButtons label={translate('support.acts.assign')} busy={saving} onCancel={onCancel} />
    </form>
  );
};

const AgentLine = ({ agent, suggested }: { agent: LoadedAgent; suggested: boolean }) => {
  const translate = useTranslate();
  const remarks = [
    translate(`support.roles.${agent.role}`, { _: agent.role }),
    ...(suggested ? [translate('support.assign.suggested')] : []),
  ];
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, py: 0.25 }}>
      <span>
        <Box component="span" sx={{ fontWeight: 500 }}>
          {agent.name}
        </Box>
        <Typography component="span" variant="body2" color="textSecondary">
          {' '}
          · {remarks.join(' · ')}
        </Typography>
      </span>
      <Typography component="span" variant="body2" color="textSecondary" sx={{ whiteSpace: 'nowrap' }}>
        {translate('support.assign.load', { smart_count: agent.active })}
      </Typography>
    </Box>
  );
};
