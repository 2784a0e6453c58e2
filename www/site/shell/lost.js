// A program that takes a link for a path encodes its `#`. The server then shows the 404 page with this script, which
// redirects to the intended address. Query parameters that such programs add after a `?` are ignored.

(() => {
  const [, folder, fragment = ''] = /^(.*?)%(?:25)*23(.*)$/.exec(location.pathname) ?? [];
  if (folder === undefined) return;
  try {
    // Some programs also encode the fragment.
    location.replace(`${folder}#${fragment.includes('=') ? fragment : decodeURIComponent(fragment)}`);
  } catch {
    location.replace(folder);
  }
})();
