// @module-tag nightly
import { pressEveryButton } from '../../testing/pressEveryButton.ts';

await pressEveryButton('recruiter', {
  'Invite a colleague': 'src/resources/users/team/team.test.tsx',
  'Extend the deployment': 'src/resources/deployments/deployments.test.tsx',
  'Scorecard:': 'src/recruiterArea/interviews.test.tsx',
});
