import { useEffect, useState } from 'react';
import { unprintableIn } from '../../../../domain/change/deals/typedSignature.ts';

/** The characters of a text that the signed PDF could not show. */
export const useUndrawable = (text: string): readonly string[] => {
  const [found, setFound] = useState<{ text: string; signs: string[] }>({ text: '', signs: [] });
  useEffect(() => {
    let isCurrent = true;
    unprintableIn(text).then(
      (signs) => isCurrent && setFound({ text, signs }),
      // Without the fonts' coverage nothing is known against the text; the server checks it too.
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [text]);
  return found.text === text ? found.signs : [];
};
