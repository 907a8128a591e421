// ra-data-fakerest keeps its database on the window, which is all that it wants of a browser.
globalThis.window ??= globalThis as Window & typeof globalThis;
