import { allResources } from '../../contract/deals/allResources.ts';
import { hasEnded } from '../../contract/deals/contractLife.ts';
import type { Contract } from '../../contract/deals/contracts.ts';
import { isDeployment } from '../../contract/deals/deployments.ts';
import type { Rows } from '../../contract/index.ts';
import type { Row } from '../../contract/noun.ts';
import { Conflict, Invalid } from '../../errors.ts';
import { addDays } from '../../time/days.ts';
import type { Context, Reader, Values } from '../context.ts';
import { afterReading, type Effect } from '../effect.ts';

type Template = Rows['contractTemplates'];

/** The provider's own template for a type of contract, or the platform's. */
const templateFor = (templates: readonly Template[], providerId: unknown): Template | undefined =>
  templates.find(({ companyId }) => companyId === providerId) ??
  templates.find(({ companyId }) => companyId === null);

/** What a contract drafted from a proposal takes from its companies: the template, and the MSA in force. */
export const fromFramework = async (
  { providerId, recruiterId, type, templateId = null, parentId = null }: Values,
  reader: Reader,
): Promise<Values> => {
  const [templates, masters] = await Promise.all([
    reader.findAll('contractTemplates', { type }),
    reader.findAll('contracts', { providerId, recruiterId, type: 'MSA', status: 'Active' }),
  ]);
  return {
    templateId: templateId ?? templateFor(templates, providerId)?.id ?? null,
    parentId: parentId ?? masters.at(-1)?.id ?? null,
  };
};

/** Refuses to send a statement of work to a client without an active NDA, where the provider asks for one. */
export const checkNda = async (
  { providerId, recruiterId, client, ...contract }: Contract,
  reader: Reader,
): Promise<void> => {
  if (recruiterId === null || !isDeployment(contract)) return;
  const provider = await reader.find('companies', providerId);
  if (!provider?.requireNda) return;
  const ndas = await reader.findAll('contracts', { providerId, recruiterId, type: 'NDA', status: 'Active' });
  if (ndas.length === 0) throw Conflict({ code: 'contracts.nda-needed', values: { client } });
};

/** Refuses an agreement above a contract that is no Master Services Agreement of the same two companies. */
export const checkFramework = async (
  { parentId, providerId, recruiterId }: Values,
  reader: Reader,
): Promise<void> => {
  if (parentId == null) return;
  const parent = await reader.find('contracts', String(parentId));
  if (parent?.type !== 'MSA' || parent.providerId !== providerId || parent.recruiterId !== recruiterId)
    throw Invalid({ parentId: 'contracts.no-framework' });
};

/** How long a non-disclosure agreement is made for, in days. */
const ndaDays = 730;

/** The first contract from a proposal brings a draft NDA, where the two companies have none. */
export const draftNda = (before: Row | null, after: Row | null, { now }: Context): Effect[] => {
  const contract = after as Contract | null;
  if (before || !contract?.proposalId || !contract.recruiterId || !isDeployment(contract)) return [];
  const { providerId, recruiterId, client, currency } = contract;
  return [
    afterReading(
      [
        ['contracts', { providerId, recruiterId, type: 'NDA' }],
        ['contractTemplates', { type: 'NDA' }],
      ],
      ([known, templates]) => {
        const template = templateFor(templates, providerId);
        if (!template || known.some((one) => !hasEnded(one))) return [];
        const startDate = now.toISOString().slice(0, 10);
        const row: Omit<Contract, 'id' | 'version' | 'createdAt' | 'updatedAt'> = {
          providerId,
          recruiterId,
          candidateId: null,
          proposalId: null,
          templateId: template.id,
          parentId: null,
          employee: allResources,
          client,
          type: 'NDA',
          status: 'Draft',
          startDate,
          endDate: addDays(startDate, ndaDays),
          rate: 0,
          monthlyHours: 0,
          agreedValue: null,
          totalValue: 0,
          currency,
          description: template.name,
          body: template.body,
          signedDate: null,
          paperDocumentId: null,
          overtimeAfter: null,
          overtimePercent: null,
          paymentTermDays: null,
          noticeDays: null,
          nextRate: null,
          nextRateFrom: null,
          timesheetWeek: null,
          overlapAgreed: false,
          conversionFee: null,
          conversionFeeDue: null,
          conversionFeeUntil: null,
          endedOn: null,
          endReason: null,
        };
        return [{ kind: 'create', noun: 'contracts', by: 'system', row, following: () => [] }];
      },
      `nda ${providerId} ${recruiterId}`,
    ),
  ];
};
