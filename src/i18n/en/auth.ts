export const auth = {
  signIn: {
    title: 'Welcome back',
    lead: 'Sign in to your TalentBench console.',
    email: 'Email',
    password: 'Password',
    showPassword: 'Show what is typed',
    hidePassword: 'Hide what is typed',
    submit: 'Sign in',
    submitting: 'Signing in…',
    close: 'Close',
    sample: {
      title: 'Sample sign-ins',
      lead: 'This server runs on sample data. Choose a side to look around.',
    },
    demo: {
      title: 'Demo access',
      lead: 'Any email and password combination works for demo access. Choose whose console to open:',
    },
  },
  userTypes: {
    provider: 'Talent provider',
    recruiter: 'Recruiter',
    admin: 'Platform operator',
  },
  errors: {
    emailRequired: 'Email is required',
    emailInvalid: 'Please enter a valid email',
    passwordRequired: 'Password is required',
    passwordShort: 'Password must be at least 6 characters',
    loginFailed: 'Login failed',
    unexpected: 'An unexpected error occurred. Please try again.',
    timeout: 'The server took too long to answer. Please try again.',
    unreachable: 'The server could not be reached. Check your connection and try again.',
  },
};

export type AuthTexts = typeof auth;
