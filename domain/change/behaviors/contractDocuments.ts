import { contracts } from '../../contract/deals/contracts.ts';
import type { Rows } from '../../contract/index.ts';
import { Conflict, Invalid } from '../../errors.ts';
import { addDays, utcDay } from '../../time/days.ts';
import type { Behavior } from '../behavior.ts';
import { checkBooking, contractTerm } from '../deals/booking.ts';

/** Days after which nobody records a signature on paper any more. */
const longest = 365;

export const contractDocuments: Behavior<Rows['contractDocuments']> = {
  link: async (row, reader) => {
    const contract = await reader.find('contracts', String(row.contractId));
    return {
      providerId: contract?.providerId ?? row.providerId,
      recruiterId: contract?.recruiterId ?? null,
    };
  },
  check: async (before, after, context, reader) => {
    if (before || after.signedOn == null) return;
    await reader.hold(`contracts ${after.contractId}`, 'alone');
    const contract = await reader.find('contracts', String(after.contractId));
    if (contract?.status !== 'Pending') throw Conflict('signing.paper-not-pending');
    const [day, today] = [String(after.signedOn), utcDay(context.now)];
    if (day > today) throw Invalid({ signedOn: 'date.future' });
    if (day < addDays(today, -longest)) throw Invalid({ signedOn: 'date.long-past' });
    const signed = { ...contract, status: 'Active' };
    await checkBooking(contract, signed, contractTerm(contract, signed), context, reader);
  },
  effects: (before, after) =>
    before || !after || after.signedOn === null
      ? []
      : [
          {
            kind: 'revise',
            noun: 'contracts',
            where: { id: after.contractId },
            values: ({ status }) =>
              status === 'Pending'
                ? { status: 'Active', signedDate: after.signedOn, paperDocumentId: after.id }
                : {},
          },
        ],
  checkDelete: async ({ contractId }, _context, reader) => {
    const contract = await reader.find('contracts', String(contractId));
    if (contract && contracts.frozen?.(contract)) throw Conflict('contracts.documents-kept');
  },
};
