import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { NounList } from '../../components/screens/lists/NounList.tsx';
import { actionsColumn } from '../../components/screens/lists/RowActions.tsx';
import { CountChips } from '../../components/tiles/CountChips.tsx';

const counts = ['New', 'Mapped', 'A Skill of Its Own'].map((status) => ({
  labelKey: `resources.unknownSkills.values.status.${status}`,
  filter: { status },
}));

/** The queue of names without a meaning, most frequent first. */
export const UnknownSkillList = () => {
  const translate = useTranslate();
  return (
    <>
      <Typography color="textSecondary" sx={{ maxWidth: '80ch', mb: 1 }}>
        {translate('unknownSkills.lead')}
      </Typography>
      <CountChips resource="unknownSkills" counts={counts} />
      <NounList
        columns={['name', 'seen', 'lastSeen', 'status', 'skill']}
        filters={['status', 'seen']}
        sort={{ field: 'seen', order: 'DESC' }}
      >
        {actionsColumn}
      </NounList>
    </>
  );
};
