import { checkUserChange } from '../change/accounts/checkUserChange.ts';
import type { Context, Reader } from '../change/context.ts';
import { refuseErased } from '../change/refuseErased.ts';
import { hasEnded } from '../contract/deals/contractLife.ts';
import type { Row } from '../contract/noun.ts';
import { tidyLine } from '../contract/plainText.ts';
import { openIncidents } from '../contract/security/incidents.ts';
import { Conflict, Invalid } from '../errors.ts';
import { nameOf } from './erasure.ts';
import { lastState } from './ownRow.ts';
import type { PersonNoun } from './personNouns.ts';

/**
 * Refuses to erase oneself, the last user with full permissions, and people whom a contract or incident still
 * needs.
 */
export const checkErasure = async (
  noun: PersonNoun,
  person: Row,
  context: Context,
  reader: Reader,
): Promise<void> => {
  refuseErased(person);
  if (noun === 'candidates') return noOpenContract(person, reader);
  if (person.id === context.actor.userId) throw Conflict('privacy.oneself');
  await checkUserChange(person, { ...person, ...lastState[noun] }, context, reader);
  await noOpenIncident(person, reader);
};

const noOpenContract = async (person: Row, reader: Reader) => {
  const under = await reader.findAll('contracts', { candidateId: person.id });
  const named = await reader.findAll('contracts', { employee: person.name, providerId: person.companyId });
  const open = [...under, ...named].find((contract) => !hasEnded(contract));
  if (open) throw Conflict({ code: 'privacy.open-contract', values: { id: open.id } });
};

const noOpenIncident = async ({ id }: Row, reader: Reader) => {
  const assigned = await reader.findAll('incidents', { assigneeId: id });
  const open = assigned.find(({ status }) => openIncidents.some((open) => open === status));
  if (open) throw Conflict({ code: 'privacy.open-incident', values: { id: open.id } });
};

/** Erasure cannot be undone, so the name must be typed to confirm. */
export const checkNamed = (noun: PersonNoun, person: Row, typed: string): void => {
  if (tidyLine(typed).trim() !== tidyLine(nameOf(noun, person)))
    throw Invalid({ name: 'privacy.name-differs' });
};
