/** Inputs of a list's filters except the search box. Loaded when the first filter is added. */
export { DateInput, NumberInput, SelectArrayInput, TextArrayInput, TextInput } from 'react-admin';
export { FlagFilter } from './FlagFilter.tsx';
export { MoneyInput } from './MoneyInput.tsx';
export { PlaceFilter } from './PlaceFilter.tsx';
export { ReferenceNameInput } from './ReferenceNameInput.tsx';
export { SkillsInput } from './SkillsInput.tsx';
