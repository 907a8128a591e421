import AssignIcon from '@mui/icons-material/AssignmentIndOutlined';
import NotificationsActiveIcon from '@mui/icons-material/NotificationsActive';
import NotificationsNoneIcon from '@mui/icons-material/NotificationsNone';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { Suspense, useState } from 'react';
import {
  type RaRecord,
  useCreate,
  useDelete,
  useGetList,
  useNotify,
  useReference,
  useTranslate,
} from 'react-admin';
import type { User } from '../../../domain/contract/accounts/users.ts';
import type { FollowedNoun, Follow as Following } from '../../../domain/contract/platform/follows.ts';
import { useNotifyFailure } from '../../auth/useNotifyFailure.ts';
import { useActor } from '../contract/useActor.ts';
import { useMay } from '../contract/useMay.ts';
import { lazyScreen } from '../screens/lazyScreen.ts';

const AssignDialog = lazyScreen(() => import('./AssignDialog.tsx'), 'AssignDialog');

/** Who of the reader's company is in charge of a record, and the buttons to assign and to follow it. */
export const Follow = ({ noun, row }: { noun: FollowedNoun; row: RaRecord }) => {
  const { userId } = useActor();
  const may = useMay('create', 'follows');
  const mayEdit = useMay('edit', noun, row);
  const mayAssign = useMay('edit', 'follows') && mayEdit;
  const { data } = useGetList<Following>('follows', {
    filter: { noun, target: row.id },
    sort: { field: 'id', order: 'ASC' },
    pagination: { page: 1, perPage: 100 },
  });
  if (!data) return null;
  const inCharge = data.find(({ kind }) => kind === 'In Charge');
  const mine = data.find((one) => one.kind === 'Follower' && one.userId === userId);
  return (
    <Box sx={line}>
      {inCharge ? (
        <InCharge userId={inCharge.userId} isMe={inCharge.userId === userId} />
      ) : (
        mayAssign && <NoOne />
      )}
      {mayAssign && <AssignButton noun={noun} target={String(row.id)} inCharge={inCharge} />}
      {may && inCharge?.userId !== userId && <FollowButton noun={noun} target={String(row.id)} mine={mine} />}
    </Box>
  );
};

/** As high with words alone as with the button. */
const line = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 1,
  minHeight: 36,
};

const InCharge = ({ userId, isMe }: { userId: string; isMe: boolean }) => {
  const translate = useTranslate();
  const { referenceRecord } = useReference<User>({ reference: 'users', id: userId });
  if (!isMe && !referenceRecord) return null;
  return (
    <Typography variant="body2" color="textSecondary">
      {isMe
        ? translate('follow.youInCharge')
        : translate('follow.inCharge', { name: referenceRecord?.fullName })}
    </Typography>
  );
};

const NoOne = () => {
  const translate = useTranslate();
  return (
    <Typography variant="body2" color="textSecondary">
      {translate('follow.noneInCharge')}
    </Typography>
  );
};

type AssignProps = { noun: FollowedNoun; target: string; inCharge: Following | undefined };

const AssignButton = (props: AssignProps) => {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" startIcon={<AssignIcon />} onClick={() => setOpen(true)}>
        {translate('follow.assign')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <AssignDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};

type ButtonProps = { noun: FollowedNoun; target: string; mine: Following | undefined };

const FollowButton = ({ noun, target, mine }: ButtonProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const [create, { isPending: creating }] = useCreate();
  const [remove, { isPending: removing }] = useDelete();
  const after = (done: string) => ({
    onSuccess: () => notify(done, { type: 'success' }),
    onError: notifyFailure,
  });
  const toggle = () =>
    mine
      ? remove(
          'follows',
          { id: mine.id, previousData: mine },
          { mutationMode: 'pessimistic', ...after('follow.ended') },
        )
      : create('follows', { data: { noun, target } }, after('follow.begun'));
  return (
    <Tooltip describeChild title={translate(mine ? 'follow.isOn' : 'follow.isOff')}>
      <Button
        size="small"
        aria-pressed={mine !== undefined}
        loading={creating || removing}
        onClick={toggle}
        startIcon={mine ? <NotificationsActiveIcon /> : <NotificationsNoneIcon />}
      >
        {translate(mine ? 'follow.following' : 'follow.follow')}
      </Button>
    </Tooltip>
  );
};
