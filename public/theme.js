// Runs before the first paint, so that neither a stored choice of light or dark nor the buttons of a held session flash.
try {
  const scheme = localStorage.getItem('colourScheme');
  if (scheme === 'light' || scheme === 'dark') document.documentElement.dataset.theme = scheme;
  if (localStorage.getItem('authToken') ?? sessionStorage.getItem('authToken'))
    document.documentElement.dataset.signedIn = '';
} catch {}
