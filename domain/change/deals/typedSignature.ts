import { Invalid } from '../../errors.ts';

/** Every font of the signed PDF has these. */
const plain = /^[\u0020-\u007e\u00a0-\u017f]*$/;

/**
 * The characters of a typed signature that the signed PDF could not show. What its fonts have is loaded for
 * unusual texts only.
 */
export const unprintableIn = async (typed: string): Promise<string[]> =>
  plain.test(typed) ? [] : (await import('../../../pdf/fonts.ts')).undrawable(typed);

/** Refuses a typed signature that the signed PDF could not show. */
export const checkTypedSignature = async (typed: string): Promise<void> => {
  const signs = await unprintableIn(typed);
  if (signs.length)
    throw Invalid({ signature: { code: 'signing.unprintable', values: { signs: signs.join(' ') } } });
};
