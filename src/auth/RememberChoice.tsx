import { type ReactNode, useId } from 'react';
import type { AuthTexts } from '../i18n/authTexts.ts';

interface Props {
  texts: AuthTexts['signIn'];
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** At the end of the line. */
  children?: ReactNode;
}

/** Whether the session outlives the tab. The effect of unchecking is explained once it is unchecked. */
export const RememberChoice = ({ texts, checked, onChange, children }: Props) => {
  const hint = useId();
  return (
    <>
      <div className="remember">
        <label>
          <input
            type="checkbox"
            name="remember"
            checked={checked}
            aria-describedby={hint}
            onChange={({ target }) => onChange(target.checked)}
          />
          {texts.remember}
        </label>
        {children}
      </div>
      <p id={hint} className="remember-hint">
        {texts.rememberHint}
      </p>
    </>
  );
};
