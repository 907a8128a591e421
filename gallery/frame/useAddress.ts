import { useEffect, useState } from 'react';
import { chooseColourScheme } from '../../src/components/colourScheme.ts';
import { type Address, readAddress, writeAddress } from '../address.ts';

const read = () => readAddress(window.location.search);

/** The state in the URL, and a function to change it. */
export const useAddress = () => {
  const [address, setAddress] = useState(read);
  useEffect(() => {
    const follow = () => setAddress(read());
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);
  useEffect(() => chooseColourScheme(address.theme), [address.theme]);
  const go = (changes: Partial<Address>) => {
    const next = { ...address, ...changes };
    window.history.pushState(null, '', writeAddress(next));
    setAddress(next);
  };
  return { address, go };
};
