import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useDataProvider } from 'react-admin';
import { isPictureSent } from '../../../domain/contract/files/picture.ts';
import type { NounName } from '../../../domain/contract/index.ts';

/**
 * A URL for the `<img>` of a row's picture. It is fetched like any row, since an `<img>` sends no token; a
 * chosen but unsaved picture is its own URL. Undefined without a picture.
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

/** Object URLs hold memory until they are revoked. */
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
