import type { Faults } from '../../messages/message.ts';
import { fillIn, unfilledErrors } from '../deals/mergeText.ts';

/** Fields in double braces that a canned response may contain, filled in when it is used. */
export const templateFields = [
  'requester.firstName',
  'requester.name',
  'company',
  'ticket.id',
  'ticket.title',
  'agent.name',
] as const;
type TemplateField = (typeof templateFields)[number];

/** The addressee and subject of a response; without a requester, its company is addressed. */
export type TemplateSource = {
  requester: { firstName: string; fullName: string } | null;
  company: { name: string };
  ticket: { id: string; title: string };
  agent: { fullName: string };
};

export const fillTemplate = (
  content: string,
  { requester, company, ticket, agent }: TemplateSource,
): string => {
  const values: Record<TemplateField, string> = {
    'requester.firstName': requester?.firstName ?? company.name,
    'requester.name': requester?.fullName ?? company.name,
    company: company.name,
    'ticket.id': ticket.id,
    'ticket.title': ticket.title,
    'agent.name': agent.fullName,
  };
  return fillIn(content, values);
};

/** Errors in a template's fields, by field; empty if there are none. */
export const templateErrors = (field: string, content: string): Faults =>
  unfilledErrors(field, content, templateFields);
