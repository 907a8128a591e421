import { useActor } from '../../components/contract/useActor.ts';
import { BulkTools } from '../../components/screens/lists/BulkTools.tsx';
import { NounList } from '../../components/screens/lists/NounList.tsx';

/** What a reader does not know of a card already. */
const sides = {
  provider: ['recruiterId', 'setBy'],
  recruiter: ['providerId'],
  admin: ['providerId', 'recruiterId', 'setBy'],
} as const;

/** Rate cards, newest first. */
export const RateCardList = () => {
  const companies = sides[useActor().userType];
  return (
    <NounList
      columns={['name', ...companies, 'lines', 'validFrom', 'validUntil', 'currency']}
      filters={[...companies, 'currency', 'validFrom', 'validUntil']}
      bulk={<BulkTools withoutMoves />}
    />
  );
};
