// Runs before the first paint, so that a stored choice of light or dark never flashes.
try {
  const scheme = localStorage.getItem('colourScheme');
  if (scheme === 'light' || scheme === 'dark') document.documentElement.dataset.theme = scheme;
} catch {}
