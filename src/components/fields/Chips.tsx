import { useTranslate } from 'react-admin';

interface Props {
  words: readonly string[];
  /** Number of chips before '+N'. */
  most?: number;
}

/** Letters of a word that may be cut where there is little room. */
const long = 7;

/** A list such as skills as chips: the first few, then the number of others. */
export const Chips = ({ words, most = words.length }: Props) => {
  const translate = useTranslate();
  const rest = words.slice(most);
  return (
    <ul className="word-chips">
      {words.slice(0, most).map((word) => (
        <li key={word} className={word.length > long ? 'long' : undefined}>
          <span>{word}</span>
        </li>
      ))}
      {rest.length > 0 && (
        <li
          title={rest.join(', ')}
          aria-label={translate('screens.moreWords', { smart_count: rest.length, words: rest.join(', ') })}
        >
          <span className="rest">+{rest.length}</span>
        </li>
      )}
    </ul>
  );
};
