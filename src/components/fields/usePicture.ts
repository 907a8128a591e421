import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useEffect, useState } from 'react';
import type { NounName } from '../../../domain/contract/index.ts';
import { isPictureSent } from '../../../domain/contract/picture.ts';

/**
 * An address an `<img>` can take for the picture of a row. It is fetched like any row, since an `<img>` shows nobody
 * who asks; a picture that is chosen but not saved is its own address. Undefined while there is none.
 */
export const usePicture = (noun: NounName, id: unknown, name: string | null | undefined) => {
  const dataProvider = useDataProvider();
  const isKept = Boolean(name) && !isPictureSent(name);
  const { data: blob } = useQuery<Blob>({
    queryKey: ['pictures', noun, id, name],
    queryFn: async ({ signal }) => (await dataProvider.getPicture(noun, { id, name, signal })).data,
    enabled: isKept,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const address = useObjectUrl(blob);
  return isKept ? address : (name ?? undefined);
};

/** A page keeps what it made an address for until the address is given back. */
const useObjectUrl = (blob: Blob | undefined): string | undefined => {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!blob) return;
    const made = URL.createObjectURL(blob);
    setAddress(made);
    return () => {
      setAddress(undefined);
      URL.revokeObjectURL(made);
    };
  }, [blob]);
  return address;
};
