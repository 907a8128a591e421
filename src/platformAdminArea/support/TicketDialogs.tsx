import type { ComponentType } from 'react';
import { AnswerDialog } from './AnswerDialog.tsx';
import { AssignDialog } from './AssignDialog.tsx';
import { ChooseTicketDialog } from './ChooseTicketDialog.tsx';
import { EditTicketDialog } from './EditTicketDialog.tsx';
import { NewTicketDialog } from './NewTicketDialog.tsx';
import { OneTicket } from './OneTicket.tsx';
import type { OfTicket } from './ofTicket.ts';
import { TemplateDialog } from './TemplateDialog.tsx';
import { TicketDialog } from './TicketDialog.tsx';
import { useTicketPath } from './useTicketPath.ts';

const views: Record<string, ComponentType<OfTicket>> = {
  show: TicketDialog,
  respond: AnswerDialog,
  assign: AssignDialog,
};

/** The dialog named in the address, over the page. */
export const TicketDialogs = () => {
  const { open } = useTicketPath();
  const [id = '', ...rest] = open.split('/');
  if (!id) return null;
  if (id === 'create') return <NewTicketDialog />;
  if (id === 'respond') return <ChooseTicketDialog />;
  if (id === 'templates') return <TemplateDialog id={rest[0] ?? 'create'} />;
  return <OneTicket key={open} id={id} of={views[rest.at(-1) ?? ''] ?? EditTicketDialog} />;
};
