import { useEffect, useState } from 'react';

const plain = /^[\u0020-\u017f]*$/;

/** The characters of a text that the signed PDF could not show. What fonts have is loaded for unusual texts only. */
export const useUndrawable = (text: string): readonly string[] => {
  const [found, setFound] = useState<{ text: string; signs: string[] }>({ text: '', signs: [] });
  useEffect(() => {
    if (plain.test(text)) return;
    let isCurrent = true;
    import('../../../../pdf/fonts.ts').then(
      ({ undrawable }) => isCurrent && setFound({ text, signs: undrawable(text) }),
      // Without the fonts' coverage nothing is known against the text.
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [text]);
  return found.text === text && !plain.test(text) ? found.signs : [];
};
