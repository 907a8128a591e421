import { useExtensions } from '../../components/extensions.ts';
import { useAmong } from './Contacts.tsx';

/** What plugins know about the candidate in context. */
export const AddedFacts = () => {
  const among = useAmong();
  return useExtensions().candidateFacts.map((Fact, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the plugins of a console stay the same while it is open
    <Fact key={place} among={among} />
  ));
};
