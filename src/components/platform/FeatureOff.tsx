import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import type { FeatureKey } from '../../../domain/settings/features.ts';

/** Placeholder of a feature that the operator has switched off. */
export const FeatureOff = ({ feature }: { feature: FeatureKey }) => {
  const translate = useTranslate();
  const name = translate(`platformSettings.features.${feature}.name`);
  return <Alert severity="info">{translate('platformSettings.off.feature', { name })}</Alert>;
};
