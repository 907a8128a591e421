import { Children, createElement } from 'react';
import { useExtensions } from '../../components/extensions.ts';
import { useAmong } from './Contacts.tsx';

/** What plugins know about the candidate in context. */
export const AddedFacts = () => {
  const among = useAmong();
  return Children.toArray(useExtensions().candidateFacts.map((Fact) => createElement(Fact, { among })));
};
