import { useId } from 'react';
import type { AuthTexts } from '../../i18n/authTexts.ts';

const sides = ['recruiter', 'provider'] as const;

interface Props {
  texts: AuthTexts['signUp'];
  value: string;
  error?: string;
  onChange: (side: string) => void;
}

/** Whether the visitor is a provider or a recruiter. */
export const SideChoice = ({ texts, value, error, onChange }: Props) => {
  const id = useId();
  return (
    <fieldset className="user-types sides" aria-describedby={`${id}-error`}>
      <legend>{texts.userType}</legend>
      {sides.map((side) => (
        <label key={side}>
          <input
            type="radio"
            name="userType"
            value={side}
            checked={side === value}
            aria-labelledby={`${id}-${side}`}
            aria-describedby={`${id}-${side}-hint`}
            onChange={() => onChange(side)}
          />
          <span>
            <span id={`${id}-${side}`}>{texts.userTypes[side]}</span>
            <small id={`${id}-${side}-hint`}>{texts.userTypeHints[side]}</small>
          </span>
        </label>
      ))}
      <p id={`${id}-error`} className="field-error" aria-live="assertive">
        {error}
      </p>
    </fieldset>
  );
};
