import { type UserType, userTypes } from '../../domain/contract/userTypes.ts';
import type { AuthTexts } from '../i18n/authTexts.ts';

interface Props {
  texts: AuthTexts;
  value: UserType;
  onChange: (userType: UserType) => void;
}

/** In the browser-only demo a sign-in has no account, so the visitor chooses which console to open. */
export const UserTypeChoice = ({ texts, value, onChange }: Props) => (
  <fieldset className="user-types">
    <legend>{texts.signIn.demo.lead}</legend>
    {userTypes.map((userType) => (
      <label key={userType}>
        <input
          type="radio"
          name="userType"
          value={userType}
          checked={userType === value}
          onChange={() => onChange(userType)}
        />
        <span>{texts.userTypes[userType]}</span>
      </label>
    ))}
  </fieldset>
);
