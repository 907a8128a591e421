import { expect, test } from 'vitest';
import { fillTemplate, templateErrors } from '../contract/support/templateFields.ts';
import { type Agent, leastLoaded } from './agents.ts';

const agents: Agent[] = [
  { id: 'A', agentRole: 'Senior Support', status: 'Active' },
  { id: 'B', agentRole: 'Technical Support', status: 'Active' },
  { id: 'C', agentRole: 'Technical Support', status: 'Active' },
  { id: 'D', agentRole: 'Account Support', status: 'Suspended' },
  { id: 'E', agentRole: null, status: 'Active' },
];
const held = (...ids: (string | null)[]) =>
  ids.map((assigneeId) => ({ assigneeId, status: 'Open' as const }));

test('a ticket goes to the agent of its category with the fewest open tickets', () => {
  expect(leastLoaded(agents, held('B', 'B', 'C', null), 'Technical')?.id).toBe('C');
  expect(leastLoaded(agents, held('C'), 'Performance')?.id).toBe('B');
  expect(leastLoaded(agents, [], 'Technical')?.id).toBe('B');
});

test('without an active agent in its category, a ticket goes to any agent, but to no other operator', () => {
  expect(leastLoaded(agents, held('A', 'B'), 'Payment')?.id).toBe('C');
  expect(leastLoaded(agents.slice(3), [], 'Payment')).toBeNull();
});

test('finished tickets do not count as load', () => {
  expect(leastLoaded(agents, [{ assigneeId: 'B', status: 'Resolved' }, ...held('C')], 'Technical')?.id).toBe(
    'B',
  );
});

test('a canned response addresses the requester, or the company if there is none', () => {
  const source = {
    requester: { firstName: 'Kavya', fullName: 'Kavya Rao' },
    company: { name: 'Bench & Co' },
    ticket: { id: 'TKT-007', title: 'Slow {{company}}' },
    agent: { fullName: 'Viktor Horvat' },
  };
  const content =
    'Dear {{ requester.firstName }} of {{company}}: {{ticket.id}}, “{{ticket.title}}”. {{agent.name}}';
  expect(fillTemplate(content, source)).toBe(
    'Dear Kavya of Bench & Co: TKT-007, “Slow {{company}}”. Viktor Horvat',
  );
  expect(fillTemplate('{{requester.name}}', { ...source, requester: null })).toBe('Bench & Co');
});

test('unknown fields and unclosed braces of a canned response are reported', () => {
  expect(templateErrors('content', 'Dear {{boss}}, {{ticket.id')).toEqual({
    content: { code: 'contracts.unknown-fields', values: { fields: '{{boss}}, {{ticket.id' } },
  });
  expect(templateErrors('content', '{{agent.name}}')).toEqual({});
});
