import { ModelCard } from '../../resources/modelCard/ModelCard.tsx';
import { AnalyticsTabs } from '../analytics/AnalyticsTabs.tsx';

export const PlatformModelCard = () => <ModelCard tabs={<AnalyticsTabs />} />;
