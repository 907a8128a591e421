/** What a list's filters are made of beside its search box. Fetched with the first filter that somebody adds. */
export { DateInput, NumberInput, SelectArrayInput, TextArrayInput } from 'ra-ui-materialui';
export { FlagFilter } from './FlagFilter.tsx';
export { MoneyInput } from './MoneyInput.tsx';
export { PlaceFilter } from './PlaceFilter.tsx';
export { ReferenceNameInput } from './ReferenceNameInput.tsx';
export { SkillsInput } from './SkillsInput.tsx';
