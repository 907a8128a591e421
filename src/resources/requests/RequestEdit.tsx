import Box from '@mui/material/Box';
import { useActor } from '../../components/contract/useActor.ts';
import { NounEdit } from '../../components/screens/NounEdit.tsx';
import { Facts } from '../../components/screens/NounShow.tsx';
import { askedGroup, requestGroups } from './requestGroups.ts';

/** A provider reads what is asked and answers below it; others edit what they may. */
export const RequestEdit = () => {
  const isProvider = useActor().userType === 'provider';
  return (
    <NounEdit
      groups={requestGroups}
      head={
        isProvider && (
          <Box sx={{ p: { xs: 2, md: 3 }, pb: 0 }}>
            <Facts group={askedGroup} />
          </Box>
        )
      }
    />
  );
};
