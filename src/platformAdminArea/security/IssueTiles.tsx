import { useBasename, useTranslate } from 'ra-core';
import { openIncidents, type Severity, severities } from '../../../domain/contract/incidents.ts';
import { valueKey } from '../../components/contract/valueKey.ts';
import { listSearch } from '../../components/tiles/listSearch.ts';
import { StatTile } from '../../components/tiles/StatTile.tsx';
import { Tiles } from '../../components/tiles/Tiles.tsx';

/** The number of open issues by severity, with links to them. */
export const IssueTiles = ({ issues }: { issues: Record<Severity, number> }) => {
  const translate = useTranslate();
  const basename = useBasename();
  return (
    <Tiles>
      {severities.map((severity) => (
        <StatTile
          key={severity}
          label={translate(valueKey('incidents', 'severity', severity))}
          value={issues[severity]}
          to={`${basename}/security/incidents?${listSearch({ severity: [severity], status: [...openIncidents] })}`}
        />
      ))}
    </Tiles>
  );
};
